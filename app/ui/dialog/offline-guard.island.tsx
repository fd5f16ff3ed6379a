import { useEffect } from "react";
import { router } from "~/ui/dialog/navigation.island";
import { showToast } from "~/ui/toast-region";
import { type Failure, NO_ANSWER, watchDataRequests } from "./data-requests.island";
import { loadModules, missingModules } from "./forms-ahead.island";

/** Fired on a form that didn't reach the server; its default is prevented by what sends the form later. */
export const OFFLINE_NOTICE = "pixelplate:offline-form";

const WAITS = "It waits in this browser and is sent later.";
const STAYS = "What you typed stays here.";

/** Keeps forms and pages in place when a request fails, and says so; `data-offline` gives a form or link its own wording. */
export function OfflineGuard() {
  useEffect(() => {
    let sent: HTMLFormElement | undefined;
    const ahead = import("./forms-ahead.island");
    ahead.then(({ watchForms }) => watchForms()).catch(() => {});
    const waiting = new WeakSet<HTMLFormElement>();

    const hold = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const fail = (form: HTMLFormElement, failure: Failure) => {
      const text = failure.status === 0 ? (form.dataset.offline ?? "No Internet connection") : failure.text;
      const notice = new CustomEvent(OFFLINE_NOTICE, { bubbles: true, cancelable: true });
      const waits = failure.unreached && !form.dispatchEvent(notice);
      const then = waits ? WAITS : failure.unreached && "draft" in form.dataset && STAYS;
      showToast({ type: "error", text: then ? `${text.replace(/\.$/, "")}. ${then}` : text });
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (form.method !== "post") return;
      sent = form;
      if (!navigator.onLine) {
        hold(event);
        fail(form, NO_ANSWER);
        return;
      }
      const modules = missingModules(form.action);
      if (modules.length === 0) return;
      hold(event);
      if (waiting.has(form)) return;
      waiting.add(form);
      const pressed = router().state;
      loadModules(modules)
        .then(() => {
          const { location, navigation } = router().state;
          const isHere = form.isConnected && location === pressed.location && navigation.state === "idle";
          if (!isHere) return ahead.then(({ sendLate }) => sendLate(form, event.submitter, pressed));
          form.requestSubmit(event.submitter);
        })
        .catch(() => NO_ANSWER)
        .then((failure) => failure && fail(form, failure))
        .finally(() => waiting.delete(form));
    };
    const onFailure = (failure: Failure, { pathname }: URL) => {
      if (sent?.isConnected && pathname === `${new URL(sent.action).pathname}.data`) fail(sent, failure);
    };
    const onClick = (event: MouseEvent) => {
      if (navigator.onLine) return;
      const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
      if (!link || link.origin !== location.origin || link.hash || "close" in link.dataset) return;
      hold(event);
      // The service worker answers with the page on which food can wait.
      if ("waits" in link.dataset && navigator.serviceWorker?.controller) return location.assign(link.href);
      showToast({ type: "error", text: link.dataset.offline ?? NO_ANSWER.text });
    };

    const unwatch = watchDataRequests(onFailure);
    window.addEventListener("submit", onSubmit, true);
    window.addEventListener("click", onClick, true);
    return () => {
      unwatch();
      window.removeEventListener("submit", onSubmit, true);
      window.removeEventListener("click", onClick, true);
    };
  }, []);
  return null;
}
