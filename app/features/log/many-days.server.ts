import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "~/db/store";
import { changeDays, dropEmptyDays } from "~/features/day/change-day.server";
import type { Tx } from "~/http/caller.server";
import { checkRoom } from "./log-food.server";

type FoodRow = Omit<Db["t"]["food"]["$inferInsert"], "user_id" | "created_at" | "deleted_at">;

/** Adds foods to their days and gives the ids of the new ones. A puzzle chosen for a day is collected when they fill it. */
export async function addFoodsToDays(tx: Tx, foods: FoodRow[]): Promise<string[]> {
  const rows = foods.map((food) => ({ ...food, user_id: tx.viewer.id, created_at: tx.now }));
  const add = async () => {
    const added = await tx.db
      .insert(tx.db.t.food)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: tx.db.t.food.id });
    for (const date of datesOf(foods)) await checkRoom(tx, date);
    return added.map(({ id }) => id);
  };
  return changeDays(tx, datesOf(foods), add, { isQuiet: true });
}

/** Takes foods off their days; a past day that holds nothing then is as if never opened. */
export async function removeFoodsFromDays(
  tx: Tx,
  foods: { id: string; local_date: string }[],
): Promise<void> {
  const dates = datesOf(foods);
  const { food } = tx.db.t;
  await changeDays(tx, dates, async () => {
    const ids = foods.map(({ id }) => id);
    await tx.db.delete(food).where(and(eq(food.user_id, tx.viewer.id), inArray(food.id, ids)));
  });
  await dropEmptyDays(tx, dates);
}

const datesOf = (foods: { local_date: string }[]) =>
  [...new Set(foods.map(({ local_date }) => local_date))].toSorted();
