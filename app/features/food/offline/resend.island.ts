import { showToast } from "~/ui/show-toast";
import { FOOD_MESSAGES } from "../messages";
import { fieldsOf } from "./fields-of.island";
import type { QueuedFood } from "./queued-food";
import { sendQueued } from "./send-queued.island";

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

/** Logs what waits for `tag` as soon as there is a connection, until the returned function is called. */
export function resend(tag: string, onLogged: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  const send = async (retryMs: number) => {
    clearTimeout(timer);
    const logged = navigator.onLine ? await sendQueued(tag) : [];
    for (const food of logged) closeFormOf(food);
    if (logged.length > 0) {
      showToast({ type: "success", text: FOOD_MESSAGES.logged });
      onLogged();
    }
    if (!ended) timer = setTimeout(send, retryMs, Math.min(2 * retryMs, LAST_RETRY_MS));
  };
  // A browser says it is online before its first request goes through.
  const onOnline = () => send(FIRST_RETRY_MS);
  send(FIRST_RETRY_MS);
  window.addEventListener("online", onOnline);
  return () => {
    ended = true;
    clearTimeout(timer);
    window.removeEventListener("online", onOnline);
  };
}

/** A form whose food was logged meanwhile closes, unless edited since. */
function closeFormOf({ key, fields }: QueuedFood) {
  for (const form of document.querySelectorAll<HTMLFormElement>("dialog .entry-form[data-keep]")) {
    const shown = fieldsOf(form);
    if (shown.key === key && JSON.stringify(shown) === JSON.stringify(fields))
      form.closest("dialog")?.querySelector<HTMLElement>("[data-close]")?.click();
  }
}
