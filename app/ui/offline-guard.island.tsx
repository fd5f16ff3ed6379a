import { useEffect } from "react";
import { showToast } from "./show-toast";

/**
 * Holds back what is sent while the browser is offline, so that nothing typed is lost, and says so.
 * A form may word it itself: `data-offline`.
 */
export function OfflineGuard() {
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (navigator.onLine || form.method !== "post") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      showToast({ type: "error", text: form.dataset.offline ?? "No Internet connection" });
    };
    window.addEventListener("submit", onSubmit, true);
    return () => window.removeEventListener("submit", onSubmit, true);
  }, []);
  return null;
}
