import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { lockUser } from "~/db/lock-user.server";
import type { Store } from "~/db/store";
import { openDay } from "./open-day.server";
import type { Player } from "./player";
import { settleDay } from "./settle-day.server";

const UNDO_FOR_MS = 24 * 60 * 60 * 1000;

/** Takes a food off its day, and gives that day; for 24 hours it can be put back. Undefined when there is no such food. */
export const deleteFood = (
  store: Store,
  player: Player,
  foodId: string,
  now: number,
): Promise<string | undefined> => setDeleted(store, player, foodId, now, true);

/** Puts back a food that was deleted within 24 hours, and gives its day. Undefined when there is none. */
export const restoreFood = (
  store: Store,
  player: Player,
  foodId: string,
  now: number,
): Promise<string | undefined> => setDeleted(store, player, foodId, now, false);

async function setDeleted(store: Store, player: Player, foodId: string, now: number, deleted: boolean) {
  return store.tx(async (db) => {
    const { food } = db.t;
    await db.delete(food).where(and(eq(food.user_id, player.id), lt(food.deleted_at, now - UNDO_FOR_MS)));
    const own = and(
      eq(food.user_id, player.id),
      eq(food.id, foodId),
      deleted ? isNull(food.deleted_at) : isNotNull(food.deleted_at),
    );
    // First, so that nobody moves the food to another day before this one is settled.
    await lockUser(db, player.id);
    const [found] = await db.select({ date: food.local_date }).from(food).where(own);
    if (!found) return undefined;
    const day = await openDay(db, player.id, found.date, now);
    await db
      .update(food)
      .set({ deleted_at: deleted ? now : null })
      .where(own);
    await settleDay(db, day, player, now);
    return found.date;
  });
}
