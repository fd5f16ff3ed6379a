import { LRUCache } from "lru-cache";

type Rule = {
  points: number;
  perMs: number;
  keysMax?: number;
};

const KEYS_MAX = 50_000;

/** Counts points by key in memory. `take(key)` returns the ms to wait, 0 when allowed. */
export function fixedWindowLimiter({ points, perMs, keysMax = KEYS_MAX }: Rule, now: () => number) {
  const counts = new LRUCache<string, { taken: number; ends: number }>({ max: keysMax });

  return {
    take(key: string): number {
      const at = now();
      let count = counts.get(key);
      if (!count || count.ends <= at) {
        count = { taken: 0, ends: at + perMs };
        counts.set(key, count);
      }
      count.taken++;
      return count.taken > points ? count.ends - at : 0;
    },
    get size() {
      return counts.size;
    },
  };
}
