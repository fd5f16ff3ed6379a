import { and, eq, isNull } from "drizzle-orm";
import { lockUser } from "~/db/lock-user.server";
import type { Store } from "~/db/store";
import { entryColumns, type FoodEntry } from "~/features/food/food-entry";
import type { Eaten } from "./eaten-at";
import { openDay } from "./open-day.server";
import type { Player } from "./player";
import { settleDay } from "./settle-day.server";

/** Changes a logged food. Both days follow when it moves to another. False when there is no such food. */
export async function editFood(
  store: Store,
  player: Player,
  foodId: string,
  change: { entry: FoodEntry; eaten: Eaten },
  now: number,
): Promise<boolean> {
  const { entry, eaten } = change;
  return store.tx(async (db) => {
    const { food } = db.t;
    const own = and(eq(food.user_id, player.id), eq(food.id, foodId), isNull(food.deleted_at));
    // First, so that nobody moves or deletes the food before its days are settled.
    await lockUser(db, player.id);
    const [old] = await db.select({ date: food.local_date }).from(food).where(own);
    if (!old) return false;
    const days = [];
    for (const date of new Set([old.date, eaten.date])) days.push(await openDay(db, player.id, date, now));
    await db
      .update(food)
      .set({ ...entryColumns(entry), time: eaten.time, local_date: eaten.date })
      .where(own);
    for (const day of days) await settleDay(db, day, player, now);
    return true;
  });
}
