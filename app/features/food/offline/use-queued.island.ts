import { useMemo, useSyncExternalStore } from "react";
import { foodQueue } from "./food-queue.island";
import { type QueuedFood, readQueued } from "./queued-food";

/** The foods of `tag` that wait in this browser; none in the server's HTML. */
export function useQueued(tag: string | null): QueuedFood[] {
  const stored = useSyncExternalStore(foodQueue.subscribe, foodQueue.snapshot, () => "[]");
  return useMemo(() => readQueued(stored).filter((food) => food.tag === tag), [stored, tag]);
}
