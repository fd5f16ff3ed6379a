import { type RefObject, useEffect, useState } from "react";

/** Without clipboard access, as over plain HTTP, copies from a field next to `near`: inside an open dialog only that is selectable. */
export async function copyText(text: string, near: Element): Promise<boolean> {
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
