import { and, desc, eq, isNull } from "drizzle-orm";
import { prepared } from "~/db/prepared";
import type { Db } from "~/db/store";

export const FOOD_PAGE_SIZE = 5;

export type LoggedFood = {
  id: string;
  name: string;
  emoji: string;
  /** ms since 1970. */
  time: number;
  /** The day it counts for. */
  date: string;
  servings: number;
  calories: number;
  carbs: number;
  fats: number;
  protein: number;
};

type FoodPage = { foods: LoggedFood[]; page: number; more: boolean };

/** A page (from 0) of everything a person has logged, newest first. */
export async function recentFood(db: Db, userId: string, page: number): Promise<FoodPage> {
  const rows = await newestFirst(db, { userId, offset: page * FOOD_PAGE_SIZE });
  return { foods: rows.slice(0, FOOD_PAGE_SIZE), page, more: rows.length > FOOD_PAGE_SIZE };
}

const newestFirst = prepared((db, { userId, offset }: { userId: string; offset: number }) => {
  const { food } = db.t;
  return db
    .select({
      id: food.id,
      name: food.name,
      emoji: food.emoji,
      time: food.time,
      date: food.local_date,
      servings: food.number_of_servings,
      calories: food.calories,
      carbs: food.carbs,
      fats: food.fats,
      protein: food.protein,
    })
    .from(food)
    .where(and(eq(food.user_id, userId), isNull(food.deleted_at)))
    .orderBy(desc(food.time), desc(food.id))
    .limit(FOOD_PAGE_SIZE + 1)
    .offset(offset);
});
