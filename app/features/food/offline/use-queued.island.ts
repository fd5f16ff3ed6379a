import { useMemo, useSyncExternalStore } from "react";
import { foodQueue } from "./food-queue.island";
import { type QueuedFood, readQueued } from "./queued-food";

export function useQueued(tag: string | null): QueuedFood[] {
  const stored = useSyncExternalStore(foodQueue.subscribe, foodQueue.snapshot, () => "[]");
  return useMemo(() => readQueued(stored).filter((food) => food.tag === tag), [stored, tag]);
}
