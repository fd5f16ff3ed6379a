import { useEffect, useRef, useState } from "react";
import { Button } from "~/ui/form/button";
import { Icon } from "~/ui/icon";
import { copyText } from "./copy-text.island";
import { sheetTexts } from "./share-texts";
import "./share.css";

export const COPIED_MS = 3000;

type Props = { link: string; puzzleName: string };

export function ShareLink({ link, puzzleName }: Props) {
  const text = useRef<HTMLSpanElement>(null);
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    const done = await copyText(link, text.current ?? document.body);
    setCopied(done);
    if (!done && text.current) getSelection()?.selectAllChildren(text.current);
  }

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
