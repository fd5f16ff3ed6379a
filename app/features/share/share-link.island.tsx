import { useRef } from "react";
import { Button } from "~/ui/form/button";
import { Icon } from "~/ui/icon";
import { sheetTexts } from "./share-texts";
import { useCopied } from "./use-copied.island";
import "./share.css";

type Props = { link: string; puzzleName: string };

export function ShareLink({ link, puzzleName }: Props) {
  const text = useRef<HTMLSpanElement>(null);
  const [copied, copy] = useCopied(link, text);

  async function share() {
    try {
      await navigator.share({ ...sheetTexts(puzzleName), url: link });
    } catch (error) {
      // Closing the share sheet is no failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) await copy();
    }
  }

  return (
    <div className="share-link">
      <p className="share-link-box">
        <span className="share-link-text" translate="no" ref={text}>
          {link}
        </span>
        <a
          className="icon-button"
          href={link}
          target="_blank"
          rel="noopener"
          aria-label="Open the shared page"
        >
          <Icon name="external" />
        </a>
      </p>
      <div className="share-link-buttons" aria-live="polite">
        <Button type="button" variant="plain" onClick={copy}>
          <Icon name={copied ? "check" : "copy"} />
          {copied ? "Copied!" : "Copy Link"}
        </Button>
        <Button type="button" onClick={share}>
          <Icon name="share" />
          Share
        </Button>
      </div>
    </div>
  );
}
