import { Form } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";

type ToastMessage = { type: "success" | "error"; text: string; undo?: string };

const SHOW_TOAST = "pixelplate:toast";

export function showToast(toast: ToastMessage) {
  window.dispatchEvent(new CustomEvent<ToastMessage>(SHOW_TOAST, { detail: toast }));
}

type Props = { toast: ToastMessage | null };

// The topmost region shows client-side toasts: those behind a modal dialog are unreachable.
const regions: RefObject<HTMLDivElement>[] = [];

/** Always rendered, so that screen readers announce changes. */
export function ToastRegion({ toast }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ toast, times: 0 });

  useEffect(() => {
    if (toast) setShown((last) => (last.toast === toast ? last : { toast, times: last.times + 1 }));
  }, [toast]);

  useEffect(() => {
    regions.push(region);
    const onShow = (event: Event) => {
      if (regions.at(-1) !== region) return;
      const { detail } = event as CustomEvent<ToastMessage>;
      setShown((last) => ({ toast: detail, times: last.times + 1 }));
    };
    window.addEventListener(SHOW_TOAST, onShow);
    return () => {
      window.removeEventListener(SHOW_TOAST, onShow);
      regions.splice(regions.indexOf(region), 1);
    };
  }, []);

  const { toast: current, times } = shown;

  // Above a modal dialog, which came into the top layer before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message anew
  useEffect(() => {
    if (!current || !region.current?.showPopover) return;
    region.current.hidePopover();
    region.current.showPopover();
  }, [current, times]);

  return (
    <div className="toast-region" ref={region} popover="manual">
      <div role="status">{current?.type === "success" && <Toast key={times} {...current} />}</div>
      <div role="alert">{current?.type === "error" && <Toast key={times} {...current} />}</div>
    </div>
  );
}

function Toast({ text, type, undo }: ToastMessage) {
  if (undo)
    return (
      <div className={`toast ${type} lasting`}>
        {text}
        <Form method="post" action={undo}>
          <button type="submit">Undo</button>
        </Form>
      </div>
    );
  // Focusable, so that a keyboard can pause it.
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: focus pauses the fading
    <p className={`toast ${type}`} tabIndex={0}>
      {text}
    </p>
  );
}
