import { useMemo, useSyncExternalStore } from "react";
import { attempt } from "~/platform/text";
import { type QueuedFood, readQueued, withQueued } from "./queued-food";

const KEY = "pixelplate:kept-food";
const TAG = "pixelplate:me";
const CHANGED = "pixelplate:kept-food";

/** Foods queued in this browser; none where storage is blocked. */
export const foodQueue = {
  list: (): QueuedFood[] => attempt(() => readQueued(localStorage.getItem(KEY))) ?? [],
  put: (food: QueuedFood): boolean => write((list) => withQueued(list, food)),
  drop: (key: string): boolean => write((list) => list.filter((food) => food.key !== key)),
  /** The last signed-in account, for the offline page, which can't ask the server. */
  lastTag: (): string | null => attempt(() => localStorage.getItem(TAG)) ?? null,
  remember: (tag: string | null) =>
    attempt(() => (tag ? localStorage.setItem(TAG, tag) : localStorage.removeItem(TAG))),
  subscribe(changed: () => void) {
    window.addEventListener(CHANGED, changed);
    window.addEventListener("storage", changed);
    return () => {
      window.removeEventListener(CHANGED, changed);
      window.removeEventListener("storage", changed);
    };
  },
  snapshot: (): string => attempt(() => localStorage.getItem(KEY)) ?? "[]",
};

function write(change: (list: QueuedFood[]) => QueuedFood[]): boolean {
  const done = attempt(() => {
    localStorage.setItem(KEY, JSON.stringify(change(foodQueue.list())));
    return true;
  });
  window.dispatchEvent(new Event(CHANGED));
  return done === true;
}

export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return Object.fromEntries(texts.map(([name, text]) => [name, text.trim()]));
}

export function useQueued(tag: string | null): QueuedFood[] {
  const stored = useSyncExternalStore(foodQueue.subscribe, foodQueue.snapshot, () => "[]");
  return useMemo(() => readQueued(stored).filter((food) => food.tag === tag), [stored, tag]);
}
