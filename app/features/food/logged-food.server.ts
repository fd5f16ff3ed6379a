import { and, asc, eq, isNull } from "drizzle-orm";
import { prepared } from "~/db/prepared";
import type { Db } from "~/db/store";
import type { FoodEntry } from "./food-entry";

/** A food as it was logged: `time` in ms since 1970, `date` the day it counts for. */
export type FoodRecord = { id: string; entry: FoodEntry; time: number; date: string };

/** One logged food of one person; undefined when it is not there or deleted. */
export async function loggedFood(db: Db, userId: string, foodId: string): Promise<FoodRecord | undefined> {
  const { food } = db.t;
  const own = and(eq(food.user_id, userId), eq(food.id, foodId), isNull(food.deleted_at));
  return (await db.select().from(food).where(own)).map(record)[0];
}

/** What was eaten on a day, in the order of eating. */
export async function foodsOfDay(db: Db, userId: string, date: string): Promise<FoodRecord[]> {
  return (await rowsOfDay(db, { userId, date })).map(record);
}

const rowsOfDay = prepared((db, { userId, date }: { userId: string; date: string }) => {
  const { food } = db.t;
  const onDay = and(eq(food.user_id, userId), eq(food.local_date, date), isNull(food.deleted_at));
  return db.select().from(food).where(onDay).orderBy(asc(food.time), asc(food.id));
});

type Row = {
  id: string;
  name: string;
  emoji: string;
  time: number;
  local_date: string;
} & FoodEntry["amounts"] & {
    number_of_servings: number;
  };

const record = (row: Row): FoodRecord => ({
  id: row.id,
  entry: {
    name: row.name,
    emoji: row.emoji,
    amounts: { calories: row.calories, carbs: row.carbs, protein: row.protein, fats: row.fats },
    servings: row.number_of_servings,
  },
  time: row.time,
  date: row.local_date,
});
