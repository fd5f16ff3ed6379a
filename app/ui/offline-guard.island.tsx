import { useEffect } from "react";
import { showToast } from "./show-toast";

/** Fired on a form that was held back. */
export const HELD = "pixelplate:held";

/**
 * Holds back what would leave the page while the browser is offline, so that nothing typed or shown is lost,
 * and says so. A form or link may word it itself: `data-offline`.
 */
export function OfflineGuard() {
  useEffect(() => {
    const hold = (event: Event, words: string) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      showToast({ type: "error", text: words });
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (navigator.onLine || form.method !== "post") return;
      hold(event, form.dataset.offline ?? "No Internet connection");
      form.dispatchEvent(new CustomEvent(HELD, { bubbles: true }));
    };
    const onClick = (event: MouseEvent) => {
      if (navigator.onLine) return;
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
      if (!link || link.origin !== location.origin || link.hash || "close" in link.dataset) return;
      hold(event, link.dataset.offline ?? "No response from server. Please check your internet connection.");
    };
    window.addEventListener("submit", onSubmit, true);
    window.addEventListener("click", onClick, true);
    return () => {
      window.removeEventListener("submit", onSubmit, true);
      window.removeEventListener("click", onClick, true);
    };
  }, []);
  return null;
}
