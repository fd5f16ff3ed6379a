import { and, eq, inArray, isNull, notExists, sql } from "drizzle-orm";
import type { Db } from "~/db/store";
import type { Player } from "~/features/day/dates";
import { openDay, settleDay } from "~/features/day/settle.server";
import { localDate } from "~/platform/local-date";
import { checkRoom } from "./log-food.server";

type FoodRow = Omit<Db["t"]["food"]["$inferInsert"], "user_id" | "created_at" | "deleted_at">;

/** Inside a transaction: adds foods to their days and gives the ids of the new ones. A puzzle chosen for a day is collected when they fill it. */
export async function addFoodsToDays(
  db: Db,
  player: Player,
  foods: FoodRow[],
  now: number,
): Promise<string[]> {
  const rows = foods.map((food) => ({ ...food, user_id: player.id, created_at: now }));
  return changeDays(db, player, datesOf(foods), now, async () => {
    const added = await db
      .insert(db.t.food)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: db.t.food.id });
    for (const date of datesOf(foods)) await checkRoom(db, player.id, date);
    return added.map(({ id }) => id);
  });
}

/** Inside a transaction: takes foods off their days; a past day that holds nothing then is as if never opened. */
export async function removeFoodsFromDays(
  db: Db,
  player: Player,
  foods: { id: string; local_date: string }[],
  now: number,
): Promise<void> {
  const dates = datesOf(foods);
  const { food, daily_home_data: days, day_food_total: totals } = db.t;
  await changeDays(db, player, dates, now, async () => {
    const ids = foods.map(({ id }) => id);
    await db.delete(food).where(and(eq(food.user_id, player.id), inArray(food.id, ids)));
  });
  const foodsOfDay = db
    .select({ one: sql`1` })
    .from(food)
    .where(and(eq(food.user_id, days.user_id), eq(food.local_date, days.date)));
  const past = dates.filter((date) => date < localDate(player, now));
  if (past.length === 0) return;
  const dropped = await db
    .delete(days)
    .where(
      and(
        eq(days.user_id, player.id),
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
    await db.delete(totals).where(and(eq(totals.user_id, player.id), inArray(totals.date, empty)));
}

const datesOf = (foods: { local_date: string }[]) =>
  [...new Set(foods.map(({ local_date }) => local_date))].toSorted();

async function changeDays<T>(db: Db, player: Player, dates: string[], now: number, change: () => Promise<T>) {
  const days = [];
  for (const date of dates) days.push(await openDay(db, player.id, date, now));
  const result = await change();
  for (const day of days) await settleDay(db, day, player, now);
  return result;
}
