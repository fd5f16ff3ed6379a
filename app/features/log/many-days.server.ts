import { and, eq, inArray, isNull, notExists, sql } from "drizzle-orm";
import type { Db } from "~/db/store";
import { changeDays } from "~/features/day/settle.server";
import type { Tx } from "~/http/caller.server";
import { checkRoom } from "./log-food.server";

type FoodRow = Omit<Db["t"]["food"]["$inferInsert"], "user_id" | "created_at" | "deleted_at">;

/** Adds foods to their days and gives the ids of the new ones. A puzzle chosen for a day is collected when they fill it. */
export async function addFoodsToDays(tx: Tx, foods: FoodRow[]): Promise<string[]> {
  const rows = foods.map((food) => ({ ...food, user_id: tx.viewer.id, created_at: tx.now }));
  return changeDays(tx, datesOf(foods), async () => {
    const added = await tx.db
      .insert(tx.db.t.food)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: tx.db.t.food.id });
    for (const date of datesOf(foods)) await checkRoom(tx, date);
    return added.map(({ id }) => id);
  });
}

/** Takes foods off their days; a past day that holds nothing then is as if never opened. */
export async function removeFoodsFromDays(
  tx: Tx,
  foods: { id: string; local_date: string }[],
): Promise<void> {
  const dates = datesOf(foods);
  const { food, daily_home_data: days, day_food_total: totals } = tx.db.t;
  await changeDays(tx, dates, async () => {
    const ids = foods.map(({ id }) => id);
    await tx.db.delete(food).where(and(eq(food.user_id, tx.viewer.id), inArray(food.id, ids)));
  });
  const foodsOfDay = tx.db
    .select({ one: sql`1` })
    .from(food)
    .where(and(eq(food.user_id, days.user_id), eq(food.local_date, days.date)));
  const past = dates.filter((date) => date < tx.today);
  if (past.length === 0) return;
  const dropped = await tx.db
    .delete(days)
    .where(
      and(
        eq(days.user_id, tx.viewer.id),
        inArray(days.date, past),
        isNull(days.puzzle_id),
        isNull(days.completed_at),
        isNull(days.next_puzzle_id),
        notExists(foodsOfDay),
      ),
    )
    .returning({ date: days.date });
  const empty = dropped.map(({ date }) => date);
  if (empty.length > 0)
    await tx.db.delete(totals).where(and(eq(totals.user_id, tx.viewer.id), inArray(totals.date, empty)));
}

const datesOf = (foods: { local_date: string }[]) =>
  [...new Set(foods.map(({ local_date }) => local_date))].toSorted();
