import type { KeptFood } from "./kept-food";
import { keptStore } from "./kept-store.island";

/** Sends what waits for `tag`, one tab at a time, oldest first. Answers how many were logged. */
export async function sendKept(tag: string): Promise<number> {
  if (!navigator.locks) return sendAll(tag);
  return navigator.locks.request("pixelplate:kept-food", { ifAvailable: true }, (lock) =>
    lock ? sendAll(tag) : 0,
  );
}

async function sendAll(tag: string): Promise<number> {
  let logged = 0;
  for (const food of keptStore.list()) {
    if (food.tag !== tag || food.refused) continue;
    const answer = await send(food);
    // Neither lost nor pressed on with: it waits for the next time.
    if (answer !== "logged" && answer !== "refused") break;
    if (answer === "logged") {
      keptStore.drop(food.key);
      logged++;
    }
  }
  return logged;
}

async function send({ key, at, fields, tag }: KeptFood): Promise<"logged" | "refused" | "later"> {
  const body = new URLSearchParams({ ...fields, key, at: String(at), tag });
  try {
    const response = await fetch("/eat/kept", { method: "POST", body, redirect: "manual" });
    if (response.ok) return "logged";
    if (response.status !== 400) return "later";
    const { error } = (await response.json()) as { error: string };
    keptStore.keep({ key, at, fields, tag, refused: error });
    return "refused";
  } catch {
    return "later";
  }
}
