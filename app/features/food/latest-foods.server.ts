import { and, desc, eq, isNull } from "drizzle-orm";
import { prepared } from "~/db/prepared";
import type { Db } from "~/db/store";
import { amountsOf } from "~/features/nutrition/amounts-of";
import type { LatestFood } from "./same-food";

/** About two months of ten foods a day; the newest first. */
export const LATEST_MAX = 600;

export async function latestFoods(db: Db, userId: string): Promise<LatestFood[]> {
  const rows = await newest(db, { userId });
  return rows.map(({ id, time, date, name, emoji, servings, ...row }) => ({
    id,
    time,
    date,
    entry: { name, emoji, servings, amounts: amountsOf(row) },
  }));
}

const newest = prepared((db, { userId }: { userId: string }) => {
  const { food } = db.t;
  return db
    .select({
      id: food.id,
      time: food.time,
      date: food.local_date,
      name: food.name,
      emoji: food.emoji,
      servings: food.number_of_servings,
      ...amountsOf(food),
    })
    .from(food)
    .where(and(eq(food.user_id, userId), isNull(food.deleted_at)))
    .orderBy(desc(food.time), desc(food.id))
    .limit(LATEST_MAX);
});
