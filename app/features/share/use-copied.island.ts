import { type RefObject, useEffect, useState } from "react";
import { copyText } from "./copy-text.island";

const COPIED_MS = 3000;

/** Whether `text`, which `shown` shows, was just copied, and what copies it; where that can't be done it is selected. */
export function useCopied(
  text: string,
  shown: RefObject<Element>,
): [copied: boolean, copy: () => Promise<void>] {
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
