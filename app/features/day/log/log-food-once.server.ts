import { and, eq, lt } from "drizzle-orm";
import { dropInBites } from "~/db/drop-in-bites.server";
import { lockUser } from "~/db/lock-user.server";
import type { Store } from "~/db/store";
import type { FoodEntry } from "~/features/food/food-entry";
import { foodId } from "~/features/food/food-id.server";
import { newKey } from "~/http/new-key.server";
import { sha256 } from "~/platform/sha256.server";
import { type Eaten, eatenAt } from "../calendar/eaten-at";
import type { Player } from "../player";
import type { Settled } from "../settle-day.server";
import { addFood } from "./add-food.server";

export const KEY_TTL_MS = 24 * 60 * 60 * 1000;

type LoggedOnce = { id: string; time: number; date: string } & Settled;

/** Within 24 hours `key` with the same entry and `requestedTime` logs nothing more and returns the first answer; undefined with other content. */
export async function logFoodOnce(
  store: Store,
  player: Player,
  entry: FoodEntry,
  key: string | null,
  now: number,
  eaten?: Eaten,
  requestedTime: unknown = eaten,
): Promise<LoggedOnce | undefined> {
  const id = foodId(player.id, newKey(), entry);
  const body_hash = sha256(JSON.stringify(requestedTime ? [entry, requestedTime] : entry));
  const { time, date } = eaten ?? eatenAt(player, {}, now);
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
    const sameKey = and(eq(keys.user_id, player.id), eq(keys.key, key));
    await db.delete(keys).where(and(eq(keys.user_id, player.id), lt(keys.created_at, now - KEY_TTL_MS)));
    const [before] = await db.select().from(keys).where(sameKey);
    if (before) return before.body_hash === body_hash ? (before.answer as LoggedOnce) : undefined;
    const answer = await log();
    await db.insert(keys).values({ user_id: player.id, key, body_hash, answer, created_at: now });
    return answer;
  });
}

export async function dropOldKeys(store: Store, now: number): Promise<void> {
  await dropInBites(store, "idempotency_key", ({ t }) => lt(t.idempotency_key.created_at, now - KEY_TTL_MS));
}
