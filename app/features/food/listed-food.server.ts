import { and, desc, eq, gte, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "~/db/store";
import { type LoggedFood, loggedFoodFrom } from "./logged-food.server";
import { cursorText, type PageCursor } from "./page-cursor";
import { FOOD_PAGE_SIZE, recentFood } from "./recent-food.server";

/** `page` counts from 0; `from` and `to` are days (`YYYY-MM-DD`), both included. */
type Span = { page: number; limit?: number; before?: PageCursor; from?: string; to?: string };

type Listed = { foods: LoggedFood[]; more: boolean; next: string | undefined };

/** Up to `limit` of a user's foods, newest first. */
export async function listedFood(db: Db, userId: string, span: Span): Promise<Listed> {
  const { page, limit = FOOD_PAGE_SIZE, before, from, to } = span;
  if (limit === FOOD_PAGE_SIZE && !before && !from && !to) return recentFood(db, userId, page);
  const { food } = db.t;
  const rows = await db
    .select()
    .from(food)
    .where(
      and(
        eq(food.user_id, userId),
        before && sql`(${food.time}, ${food.id}) < (${before.time}, ${before.id})`,
        from === undefined ? undefined : gte(food.local_date, from),
        to === undefined ? undefined : lte(food.local_date, to),
        isNull(food.deleted_at),
      ),
    )
    .orderBy(desc(food.time), desc(food.id))
    .limit(limit + 1)
    .offset(page * limit);
  const foods = rows.slice(0, limit).map(loggedFoodFrom);
  const last = foods.at(-1);
  return { foods, more: rows.length > limit, next: last && cursorText(last) };
}
