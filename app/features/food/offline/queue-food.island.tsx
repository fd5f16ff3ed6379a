import { Link, useLocation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { draftStore } from "~/features/food/draft/draft-store.island";
import { AMOUNTS } from "~/features/nutrition/amounts";
import { HELD } from "~/ui/dialog/offline-guard.island";
import { showToast } from "~/ui/show-toast";
import { FOOD_MESSAGES } from "../messages";
import { foodQueue } from "./food-queue.island";
import { QUEUED, type QueuedFood } from "./queued-food";
import { sendQueued } from "./send-queued.island";
import { useQueued } from "./use-queued.island";

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

/** Queues food forms (`data-keep`) sent offline for the account `tag`, and logs them once online. */
export function QueueFood({ tag }: { tag: string | null }) {
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const waiting = useQueued(tag);
  const toSend = waiting.some(({ refused }) => !refused);

  // Only the landing page proves a sign-out; other pages look the same to visitors.
  useEffect(() => {
    if (tag || pathname === "/") foodQueue.remember(tag);
  }, [tag, pathname]);

  useEffect(() => {
    const onHeld = (event: Event) => {
      const form = event.target as HTMLFormElement;
      const account = tag ?? foodQueue.lastTag();
      if (!("keep" in form.dataset && account && queue(form, account))) return;
      if (!form.querySelector(".queued-note")) event.preventDefault();
    };
    // A form that can be sent again leaves the queue.
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if ("keep" in form.dataset && navigator.onLine) foodQueue.drop(fieldsOf(form).key ?? "");
    };
    window.addEventListener(HELD, onHeld);
    window.addEventListener("submit", onSubmit, true);
    return () => {
      window.removeEventListener(HELD, onHeld);
      window.removeEventListener("submit", onSubmit, true);
    };
  }, [tag]);

  useEffect(() => {
    if (!tag || !toSend) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const send = async (retryMs: number) => {
      clearTimeout(timer);
      const logged = navigator.onLine ? await sendQueued(tag) : [];
      for (const food of logged) closeFormOf(food);
      if (logged.length > 0) {
        showToast({ type: "success", text: FOOD_MESSAGES.logged });
        revalidate();
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
  }, [tag, toSend, revalidate]);

  if (waiting.length === 0 || pathname === "/offline") return null;
  return (
    <p className="queued-strip" role="status">
      <Link to="/offline">
        {waiting.length === 1 ? "1 food waits" : `${waiting.length} foods wait`} in this browser
      </Link>
    </p>
  );
}

function queue(form: HTMLFormElement, tag: string): boolean {
  const fields = fieldsOf(form);
  const { name = form.dataset.name ?? "", calories: kcal = form.dataset.calories ?? "" } = fields;
  if (AMOUNTS.some((amount) => fields[amount] === "") || !name) return false;
  const to = new URL(form.action).pathname;
  if (!foodQueue.put({ key: fields.key ?? "", tag, at: Date.now(), to, fields, name, kcal })) return false;
  draftStore.clear();
  form.dispatchEvent(new CustomEvent(QUEUED));
  return true;
}

/** A form whose food was logged meanwhile closes, unless edited since. */
function closeFormOf({ key, fields }: QueuedFood) {
  for (const form of document.querySelectorAll<HTMLFormElement>("dialog .entry-form[data-keep]")) {
    const shown = fieldsOf(form);
    if (shown.key === key && JSON.stringify(shown) === JSON.stringify(fields))
      form.closest("dialog")?.querySelector<HTMLElement>("[data-close]")?.click();
  }
}

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return Object.fromEntries(texts.map(([name, text]) => [name, text.trim()]));
}
