import { createHash } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import { dropInBites } from "~/db/drop-in-bites.server";
import { lockUser } from "~/db/lock-user.server";
import type { Store } from "~/db/store";
import type { FoodEntry } from "~/features/food/food-entry";
import { foodId } from "~/features/food/food-id.server";
import { newKey } from "~/http/new-key.server";
import { addFood } from "./add-food.server";
import { type Eaten, eatenAt } from "./eaten-at";
import type { Player } from "./player";
import type { Settled } from "./settle-day.server";

export const KEY_KEPT_MS = 24 * 60 * 60 * 1000;

/** What logging a food answered: its id, instant (ms) and day, and what became of that day. */
type LoggedOnce = { id: string; time: number; date: string } & Settled;

/**
 * Logs a food to a day of the player's, by default now. Within 24 hours the same `key`, entry and words on when
 * (`said`) again change nothing and give the same answer; the key with others gives undefined. Without a key every
 * call logs.
 */
export async function logFoodOnce(
  store: Store,
  player: Player,
  entry: FoodEntry,
  key: string | null,
  now: number,
  eaten?: Eaten,
  said: unknown = eaten,
): Promise<LoggedOnce | undefined> {
  const id = foodId(player.id, newKey(), entry);
  const body_hash = createHash("sha256")
    .update(JSON.stringify(said ? [entry, said] : entry))
    .digest("base64url");
  const { time, date } = eaten ?? eatenAt(player.timeZone, {}, now);
  return store.tx(async (db) => {
    const log = async () => ({
      id,
      time,
      date,
      ...(await addFood(db, player, { id, entry, eaten: { time, date } }, now)),
    });
    if (key === null) return log();

    await lockUser(db, player.id);
    const { idempotency_key: keys } = db.t;
    const own = and(eq(keys.user_id, player.id), eq(keys.key, key));
    await db.delete(keys).where(and(eq(keys.user_id, player.id), lt(keys.created_at, now - KEY_KEPT_MS)));
    const [before] = await db.select().from(keys).where(own);
    if (before) return before.body_hash === body_hash ? (before.answer as LoggedOnce) : undefined;
    const answer = await log();
    await db.insert(keys).values({ user_id: player.id, key, body_hash, answer, created_at: now });
    return answer;
  });
}

/** Removes everybody's keys that no longer count. */
export async function dropOldKeys(store: Store, now: number): Promise<void> {
  await dropInBites(store, "idempotency_key", ({ t }) => lt(t.idempotency_key.created_at, now - KEY_KEPT_MS));
}
