import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { lockUser } from "~/db/lock-user.server";
import type { Store } from "~/db/store";
import { openDay } from "../open-day.server";
import type { Player } from "../player";
import { settleDay } from "../settle-day.server";
import { checkRoom } from "./check-room.server";

const UNDO_FOR_MS = 24 * 60 * 60 * 1000;

/** The day of the deleted food; undefined when there is none. `restoreFood` undoes it for 24 hours. */
export const deleteFood = (
  store: Store,
  player: Player,
  foodId: string,
  now: number,
): Promise<string | undefined> => setDeleted(store, player, foodId, now, true);

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
    const sameFood = and(
      eq(food.user_id, player.id),
      eq(food.id, foodId),
      deleted ? isNull(food.deleted_at) : isNotNull(food.deleted_at),
    );
    // Locked first, so that the food can't move to another day before this one is settled.
    await lockUser(db, player.id);
    const [row] = await db.select({ date: food.local_date }).from(food).where(sameFood);
    if (!row) return undefined;
    const day = await openDay(db, player.id, row.date, now);
    await db
      .update(food)
      .set({ deleted_at: deleted ? now : null })
      .where(sameFood);
    if (!deleted) await checkRoom(db, player.id, row.date);
    await settleDay(db, day, player, now);
    return row.date;
  });
}
