import { type RefObject, useEffect, useRef, useState } from "react";
import { Button, Icon } from "~/ui/controls";
import { sheetTexts } from "./link";
import "./share.css";
import { Loading } from "~/ui/lazy-part";
import { PORTRAIT } from "./card-shapes";

/** Without clipboard access, as over plain HTTP, copies from a field next to `near`: inside an open dialog only that is selectable. */
async function copyText(text: string, near: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text, near);
  }
}

function copyFromField(text: string, near: Element): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "visually-hidden";
  near.after(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}

const COPIED_MS = 3000;

/** Whether `text`, which `shown` shows, was just copied, and what copies it; where that can't be done it is selected. */
function useCopied(text: string, shown: RefObject<Element>): [copied: boolean, copy: () => Promise<void>] {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    const done = await copyText(text, shown.current ?? document.body);
    setCopied(done);
    if (!done && shown.current) getSelection()?.selectAllChildren(shown.current);
  }
  return [copied, copy];
}

/** A link to select or copy. */
export function CopiedLink({ link }: { link: string }) {
  const shown = useRef<HTMLElement>(null);
  const [copied, copy] = useCopied(link, shown);
  return (
    <>
      <code translate="no" ref={shown}>
        {link}
      </code>
      <div className="share-link-buttons" aria-live="polite">
        <CopyButton copied={copied} copy={copy} text="Copy Link" />
      </div>
    </>
  );
}

type CopyButtonProps = { copied: boolean; copy: () => void; text: string };

const CopyButton = ({ copied, copy, text }: CopyButtonProps) => (
  <Button type="button" variant="plain" onClick={copy}>
    <Icon name={copied ? "check" : "copy"} />
    {copied ? "Copied!" : text}
  </Button>
);

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
        <CopyButton copied={copied} copy={copy} text="Copy Link" />
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
        <CopyButton copied={copied} copy={copy} text="Copy as text" />
      </div>
    </section>
  );
}
