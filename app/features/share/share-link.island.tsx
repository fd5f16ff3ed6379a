import { useEffect, useRef, useState } from "react";
import { Button, Icon } from "~/ui/button";
import { useCopied } from "./copy.island";
import { sheetTexts } from "./link";
import "./share.css";
import { Loading } from "~/ui/lazy-part";
import { PORTRAIT } from "./card-shapes";

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

type CardPreviewProps = { src: string; alt: string };

export function CardPreview({ src, alt }: CardPreviewProps) {
  const image = useRef<HTMLImageElement>(null);
  const [waiting, setWaiting] = useState(false);

  useEffect(() => setWaiting(image.current?.complete === false), []);

  return (
    <div className="card-preview">
      {waiting && <Loading />}
      <a href={src} target="_blank" rel="noreferrer">
        <img
          ref={image}
          src={src}
          alt={alt}
          {...PORTRAIT}
          onLoad={() => setWaiting(false)}
          onError={() => setWaiting(false)}
        />
      </a>
    </div>
  );
}

/** The puzzle as text, to be selected by one press or copied. */
export function Squares({ text }: { text: string }) {
  const shown = useRef<HTMLPreElement>(null);
  const [copied, copy] = useCopied(text, shown);
  return (
    <section className="squares" aria-label="As text">
      <pre translate="no" ref={shown}>
        {text}
      </pre>
      <div className="share-link-buttons" aria-live="polite">
        <Button type="button" variant="plain" onClick={copy}>
          <Icon name={copied ? "check" : "copy"} />
          {copied ? "Copied!" : "Copy as text"}
        </Button>
      </div>
    </section>
  );
}
