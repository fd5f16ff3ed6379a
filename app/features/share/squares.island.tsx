import { useRef } from "react";
import { Button } from "~/ui/form/button";
import { Icon } from "~/ui/icon";
import { useCopied } from "./use-copied.island";
import "./share.css";

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
