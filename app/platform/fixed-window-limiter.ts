type Rule = {
  /** How often something may be done */
  points: number;
  /** within this long, from its first time on. */
  perMs: number;
  /** How many are counted at once; of more, those not seen for longest are forgotten. */
  keysMax?: number;
};

const KEYS_MAX = 50_000;

/**
 * Counts in this process's memory how often each key did something. `take(key)` gives how long it must wait, in ms:
 * 0 when it may. Whoever has so many addresses that counts are forgotten had no need to outwait them anyway.
 */
export function fixedWindowLimiter({ points, perMs, keysMax = KEYS_MAX }: Rule, now: () => number) {
  // Two halves: when the newer one is full the older is dropped whole. Taking keys out of a map one by one is slow.
  let newer: Counts = new Map();
  let older: Counts = new Map();

  return {
    take(key: string): number {
      const at = now();
      const known = newer.get(key) ?? older.get(key);
      const count = known && known.ends > at ? known : { taken: 0, ends: at + perMs };
      if (newer.size >= keysMax / 2) [newer, older] = [new Map(), newer];
      newer.set(key, count);
      count.taken++;
      return count.taken > points ? count.ends - at : 0;
    },
    get size() {
      return newer.size + older.size;
    },
  };
}

type Counts = Map<string, { taken: number; ends: number }>;
