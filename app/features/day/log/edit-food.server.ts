import { and, eq, isNull } from "drizzle-orm";
import { lockUser } from "~/db/lock-user.server";
import type { Store } from "~/db/store";
import { entryColumns, type FoodEntry } from "~/features/food/food-entry";
import type { Eaten } from "../calendar/eaten-at";
import { openDay } from "../open-day.server";
import type { Player } from "../player";
import { settleDay } from "../settle-day.server";
import { checkRoom } from "./check-room.server";

/** Whether it completed the picture of its day; undefined when there is no such food. A food that moves changes both days. */
export async function editFood(
  store: Store,
  player: Player,
  foodId: string,
  change: { entry: FoodEntry; eaten: Eaten },
  now: number,
): Promise<{ collected: boolean } | undefined> {
  const { entry, eaten } = change;
  return store.tx(async (db) => {
    const { food } = db.t;
    const sameFood = and(eq(food.user_id, player.id), eq(food.id, foodId), isNull(food.deleted_at));
    // Locked first, so that the food can't move or go before its days are settled.
    await lockUser(db, player.id);
    const [old] = await db.select({ date: food.local_date }).from(food).where(sameFood);
    if (!old) return undefined;
    const days = [];
    for (const date of new Set([old.date, eaten.date])) days.push(await openDay(db, player.id, date, now));
    await db
      .update(food)
      .set({ ...entryColumns(entry), time: eaten.time, local_date: eaten.date })
      .where(sameFood);
    if (old.date !== eaten.date) await checkRoom(db, player.id, eaten.date);
    let collected = false;
    for (const day of days) {
      const settled = await settleDay(db, day, player, now);
      if (day.date === eaten.date) collected = settled.collected;
    }
    return { collected };
  });
}
