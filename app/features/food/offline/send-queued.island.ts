import { mounted } from "~/platform/mounted";
import { foodQueue } from "./food-queue.island";
import type { QueuedFood } from "./queued-food";

/** Sends what waits for `tag`, oldest first, one tab at a time. Returns the logged foods. */
export async function sendQueued(tag: string): Promise<QueuedFood[]> {
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
