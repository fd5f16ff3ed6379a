import { useMemo, useSyncExternalStore } from "react";
import { type KeptFood, readKept } from "./kept-food";
import { keptStore } from "./kept-store.island";

/** The foods of `tag` that wait in this browser; none in the server's HTML. */
export function useKept(tag: string | null): KeptFood[] {
  const stored = useSyncExternalStore(keptStore.subscribe, keptStore.snapshot, () => "[]");
  return useMemo(() => readKept(stored).filter((food) => food.tag === tag), [stored, tag]);
}
