import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { prepared } from "~/db/prepared";
import type { Db } from "~/db/store";
import { type LoggedFood, loggedFoodFrom } from "./logged-food.server";
import { cursorText, type PageCursor } from "./page-cursor";

export const FOOD_PAGE_SIZE = 5;

type FoodPage = {
  foods: LoggedFood[];
  page: number;
  more: boolean;
  next: string | undefined;
};

const NEWEST: PageCursor = { time: Number.MAX_SAFE_INTEGER, id: "" };

/** A page (from 0) of a user's foods, newest first: from `before` where there is one, else by skipping rows. */
export async function recentFood(
  db: Db,
  userId: string,
  page: number,
  before?: PageCursor,
): Promise<FoodPage> {
  const cursor =
    before ?? (page === 0 ? NEWEST : (await nthNewest(db, { userId, offset: page * FOOD_PAGE_SIZE - 1 }))[0]);
  const rows = cursor ? await newestBefore(db, { userId, ...cursor }) : [];
  const foods = rows.slice(0, FOOD_PAGE_SIZE).map(loggedFoodFrom);
  const last = foods.at(-1);
  return { foods, page, more: rows.length > FOOD_PAGE_SIZE, next: last && cursorText(last) };
}

const newestBefore = prepared((db, { userId, time, id }: { userId: string } & PageCursor) => {
  const { food } = db.t;
  const older = sql`(${food.time}, ${food.id}) < (${time}, ${id})`;
  return db
    .select()
    .from(food)
    .where(and(eq(food.user_id, userId), older, isNull(food.deleted_at)))
    .orderBy(desc(food.time), desc(food.id))
    .limit(FOOD_PAGE_SIZE + 1);
});

/** Earlier foods are only counted, in the index. */
const nthNewest = prepared((db, { userId, offset }: { userId: string; offset: number }) => {
  const { food } = db.t;
  return db
    .select({ time: food.time, id: food.id })
    .from(food)
    .where(and(eq(food.user_id, userId), isNull(food.deleted_at)))
    .orderBy(desc(food.time), desc(food.id))
    .limit(1)
    .offset(offset);
});
