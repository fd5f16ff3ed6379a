import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "~/db/store";
import { changeDays, type DayColumns } from "~/features/day/change-day.server";
import type { Tx } from "~/http/caller.server";
import { checkRoom } from "./log-food.server";

type FoodRow = Omit<Db["t"]["food"]["$inferInsert"], "user_id" | "created_at" | "deleted_at">;

/** Adds foods to their days and gives the ids of the new ones. A puzzle chosen for a day is collected when they fill it. */
export async function addFoodsToDays(tx: Tx, foods: FoodRow[]): Promise<string[]> {
  const rows = foods.map((food) => ({ ...food, user_id: tx.viewer.id, created_at: tx.now }));
  const dates = datesOf(foods);
  const added: string[] = [];
  const add = async () => {
    const { food } = tx.db.t;
    const made = await tx.db.insert(food).values(rows).onConflictDoNothing().returning({ id: food.id });
    added.push(...made.map(({ id }) => id));
    for (const date of dates) await checkRoom(tx, date);
    return undefined;
  };
  await changeDays(tx, dates, add, { isQuiet: true });
  return added;
}

type Taken = { id: string; local_date: string };
type Day = {
  date: string;
  puzzle_id: string | null;
  completed_at: number | null;
  next_puzzle_id: string | null;
};

/** A past day that holds no puzzle or choice. */
const isBare = (today: string) => (day: Day) =>
  day.date < today &&
  [day.puzzle_id, day.completed_at, day.next_puzzle_id].every((column) => column === null);

/** Takes foods off their days; a day of which no food is left and that `goes`, by default a bare one, is as if never opened. */
export async function removeFoodsFromDays(
  tx: Tx,
  foods: Taken[],
  { dates = datesOf(foods), goes = isBare(tx.today), updatedAt }: DaysLeft = {},
): Promise<void> {
  const { food } = tx.db.t;
  const mine = eq(food.user_id, tx.viewer.id);
  await changeDays(tx, dates, async (days) => {
    const ids = foods.map(({ id }) => id);
    await tx.db.delete(food).where(and(mine, inArray(food.id, ids)));
    const left = await tx.db
      .select({ date: food.local_date })
      .from(food)
      .where(and(mine, inArray(food.local_date, dates)))
      .groupBy(food.local_date);
    const full = new Set(left.map(({ date }) => date));
    return days.map((day): DayColumns => {
      if (goes(day) && !full.has(day.date)) return "gone";
      return updatedAt === undefined ? undefined : { updated_at: updatedAt };
    });
  });
}

type DaysLeft = { dates?: string[]; goes?: (day: Day) => boolean; updatedAt?: number };

const datesOf = (foods: { local_date: string }[]) =>
  [...new Set(foods.map(({ local_date }) => local_date))].toSorted();
