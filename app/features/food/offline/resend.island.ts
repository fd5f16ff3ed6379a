import { FOOD_MESSAGES } from "~/features/food/entry";
import { mounted } from "~/platform/mounted";
import { showToast } from "~/ui/toast-region";
import { fieldsOf, foodQueue } from "./queue.island";
import type { QueuedFood } from "./queued-food";

/** Sends what waits for `tag`, oldest first, one tab at a time. Returns the logged foods. */
async function sendQueued(tag: string): Promise<QueuedFood[]> {
  if (!navigator.locks) return sendAll(tag);
  return navigator.locks.request("pixelplate:kept-food", { ifAvailable: true }, (lock) =>
    lock ? sendAll(tag) : [],
  );
}

async function sendAll(tag: string): Promise<QueuedFood[]> {
  const logged: QueuedFood[] = [];
  for (const food of foodQueue.list()) {
    if (food.tag !== tag || food.refused) continue;
    const answer = await send(food);
    if (answer !== "logged" && answer !== "refused") break;
    if (answer === "logged") {
      foodQueue.drop(food.key);
      logged.push(food);
    }
  }
  return logged;
}

const REFUSED = [400, 404];

async function send(food: QueuedFood): Promise<"logged" | "refused" | "later"> {
  const { key, at, to, fields, tag } = food;
  const body = new URLSearchParams({ ...fields, key, at: String(at), tag });
  try {
    const url = `/eat/kept?to=${encodeURIComponent(to)}`;
    const response = await fetch(mounted(url), { method: "POST", body, redirect: "manual" });
    if (!response.ok && !REFUSED.includes(response.status)) return "later";
    // An unreadable answer isn't ours and counts as none.
    const { error } = (await response.json()) as { error: string | null };
    if (error === null) return "logged";
    if (typeof error !== "string") return "later";
    foodQueue.put({ ...food, refused: error });
    return "refused";
  } catch {
    return "later";
  }
}

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
