import { and, asc, eq, isNull } from "drizzle-orm";
import { prepared } from "~/db/prepared";
import type { Db } from "~/db/store";
import { entryFrom, type FoodEntry } from "./food-entry";

/** `time` in ms since 1970, `date` the day it counts for. */
export type LoggedFood = { id: string; entry: FoodEntry; time: number; date: string };

export async function loggedFood(db: Db, userId: string, foodId: string): Promise<LoggedFood | undefined> {
  const { food } = db.t;
  const ofUser = and(eq(food.user_id, userId), eq(food.id, foodId), isNull(food.deleted_at));
  return (await db.select().from(food).where(ofUser)).map(loggedFoodFrom)[0];
}

export async function foodsOfDay(db: Db, userId: string, date: string): Promise<LoggedFood[]> {
  return (await rowsOfDay(db, { userId, date })).map(loggedFoodFrom);
}

export const hasFood = async (db: Db, userId: string, date: string): Promise<boolean> =>
  (await firstOfDay(db, { userId, date })).length > 0;

const firstOfDay = prepared((db, { userId, date }: { userId: string; date: string }) => {
  const { food } = db.t;
  const onDay = and(eq(food.user_id, userId), eq(food.local_date, date), isNull(food.deleted_at));
  return db.select({ id: food.id }).from(food).where(onDay).limit(1);
});

const rowsOfDay = prepared((db, { userId, date }: { userId: string; date: string }) => {
  const { food } = db.t;
  const onDay = and(eq(food.user_id, userId), eq(food.local_date, date), isNull(food.deleted_at));
  return db.select().from(food).where(onDay).orderBy(asc(food.time), asc(food.id));
});

export const loggedFoodFrom = (row: Db["t"]["food"]["$inferSelect"]): LoggedFood => ({
  id: row.id,
  entry: entryFrom(row),
  time: row.time,
  date: row.local_date,
});
