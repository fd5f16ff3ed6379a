import type { KeptFood } from "./kept-food";
import { keptStore } from "./kept-store.island";

/** Sends what waits for `tag`, one tab at a time, oldest first. Answers those that were logged. */
export async function sendKept(tag: string): Promise<KeptFood[]> {
  if (!navigator.locks) return sendAll(tag);
  return navigator.locks.request("pixelplate:kept-food", { ifAvailable: true }, (lock) =>
    lock ? sendAll(tag) : [],
  );
}

async function sendAll(tag: string): Promise<KeptFood[]> {
  const logged: KeptFood[] = [];
  for (const food of keptStore.list()) {
    if (food.tag !== tag || food.refused) continue;
    const answer = await send(food);
    // Neither lost nor pressed on with: it waits for the next time.
    if (answer !== "logged" && answer !== "refused") break;
    if (answer === "logged") {
      keptStore.drop(food.key);
      logged.push(food);
    }
  }
  return logged;
}

async function send({ key, at, fields, tag }: KeptFood): Promise<"logged" | "refused" | "later"> {
  const address = fields.again ? `/eat/kept?again=${encodeURIComponent(fields.again)}` : "/eat/kept";
  const body = new URLSearchParams({ ...fields, key, at: String(at), tag });
  try {
    const response = await fetch(address, { method: "POST", body, redirect: "manual" });
    if (!response.ok && response.status !== 400) return "later";
    // What is no answer of ours can't be read, and counts as none.
    const { error } = (await response.json()) as { error: string | null };
    if (error === null) return "logged";
    if (typeof error !== "string") return "later";
    keptStore.keep({ key, at, fields, tag, refused: error });
    return "refused";
  } catch {
    return "later";
  }
}
