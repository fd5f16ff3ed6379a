import { createHmac } from "node:crypto";
import { and, eq, gt, lte, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { dropInBatches } from "~/db/rows.server";
import type { Store } from "~/db/store";

/** Points per `perMs`, from the first one on. */
export type Rule = { name: string; points: number; perMs: number };
type Bucket = { id: string; rule: Rule };

/** The id is a keyed hash, to keep addresses out of the database. */
export function bucketOf(secret: string, rule: Rule, by: string): Bucket {
  const id = createHmac("sha256", secret).update(`${rule.name}\n${by}`).digest("base64url");
  return { id, rule };
}

/** Takes a point from each bucket, up to the first empty one; returns it and its wait in ms. Throws while the database is down. */
export async function takePoints(
  store: Store,
  buckets: Bucket[],
  now: number,
): Promise<{ empty: Rule; waitMs: number } | undefined> {
  return store.tx(async (db) => {
    const { rate_limit: limit } = db.t;
    for (const { id, rule } of buckets) {
      const ends = now + rule.perMs;
      const over = sql`${limit.expires_at} <= ${now}`;
      const [count] = await db
        .insert(limit)
        .values({ bucket: id, points: 1, expires_at: ends })
        .onConflictDoUpdate({
          target: limit.bucket,
          set: {
            points: sql`case when ${over} then 1 else ${limit.points} + 1 end`,
            expires_at: sql`case when ${over} then excluded.expires_at else ${limit.expires_at} end`,
          },
        })
        .returning();
      if (count && count.points > rule.points) return { empty: rule, waitMs: count.expires_at - now };
    }
  });
}

export async function isTaken(
  { read: db }: Pick<Store, "read">,
  { id }: Bucket,
  now: number,
): Promise<boolean> {
  const { rate_limit: limit } = db.t;
  const used = and(eq(limit.bucket, id), gt(limit.points, 0), gt(limit.expires_at, now));
  return (await db.select({ points: limit.points }).from(limit).where(used)).length > 0;
}

export async function givePoints(
  store: Store,
  { reset, refund }: { reset: Bucket[]; refund: Bucket[] },
  now: number,
): Promise<void> {
  await store.tx(async (db) => {
    const { rate_limit: limit } = db.t;
    for (const { id } of reset) await db.delete(limit).where(eq(limit.bucket, id));
    for (const { id } of refund)
      await db
        .update(limit)
        .set({ points: sql`${limit.points} - 1` })
        .where(and(eq(limit.bucket, id), gt(limit.points, 0), gt(limit.expires_at, now)));
  });
}

export async function dropOldCounts(store: Store, now: number): Promise<void> {
  await dropInBatches(store, "rate_limit", ({ t }) => lte(t.rate_limit.expires_at, now));
}

type FixedWindowLimiterRule = { points: number; perMs: number };

const KEYS_MAX = 50_000;

/** Counts points by key in memory. `take(key)` returns the ms to wait, 0 when allowed. */
export function fixedWindowLimiter({ points, perMs }: FixedWindowLimiterRule, now: () => number) {
  // A size, because `max` would take the memory of all keys at once.
  const counts = new LRUCache<string, { taken: number; ends: number }>({
    maxSize: KEYS_MAX,
    sizeCalculation: () => 1,
  });

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
