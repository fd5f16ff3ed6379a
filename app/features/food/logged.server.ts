import { and, asc, desc, eq, getTableColumns, gte, isNull, lte, sql } from "drizzle-orm";
import { type Db, prepared } from "~/db/store";
import { pickAmounts } from "~/features/nutrition/amounts";
import { sha256 } from "~/platform/crypto.server";
import { entryFrom, type FoodEntry, type FoodPart, furtherPerServing, perServingOf } from "./entry";
import { cursorText, type LatestFood, type PageCursor } from "./food-item";

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
  // By its order SQLite finds the day instead of reading all that the person has eaten.
  return db.select({ id: food.id }).from(food).where(onDay).orderBy(food.time, food.id).limit(1);
});

const rowsOfDay = prepared((db, { userId, date }: { userId: string; date: string }) => {
  const { food } = db.t;
  const onDay = and(eq(food.user_id, userId), eq(food.local_date, date), isNull(food.deleted_at));
  const further = sql<string | null>`cast(${food.further} as text)`;
  return db
    .select({ ...getTableColumns(food), further })
    .from(food)
    .where(onDay)
    .orderBy(asc(food.time), asc(food.id));
});

type Row = Omit<Db["t"]["food"]["$inferSelect"], "further"> & { further: unknown };

const loggedFoodFrom = (row: Row): LoggedFood => ({
  id: row.id,
  entry: entryFrom(row),
  time: row.time,
  date: row.local_date,
});

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

/** About two months of ten foods a day; the newest first. */
export const LATEST_MAX = 600;

export async function latestFoods(db: Db, userId: string): Promise<LatestFood[]> {
  const rows = await newest(db, { userId });
  return rows.map(({ id, time, date, name, emoji, servings, ...row }) => ({
    id,
    time,
    date,
    entry: { name, emoji, servings, amounts: pickAmounts(row) },
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
      ...pickAmounts(food),
    })
    .from(food)
    .where(and(eq(food.user_id, userId), isNull(food.deleted_at)))
    .orderBy(desc(food.time), desc(food.id))
    .limit(LATEST_MAX);
});

/** Idempotency: the same form (`key`) and entry give the same id, so sending it twice stores one food. */
export function foodId(userId: string, key: string, entry: FoodEntry): string {
  const names = [entry.name, entry.emoji];
  const body = JSON.stringify([userId, key, ...names, entry.servings, entry.amounts, ...(entry.parts ?? [])]);
  return sha256(body).slice(0, 22);
}

/** A logged food as the API and webhooks tell it. */
export const foodAnswer = ({ id, entry, time, date }: LoggedFood) => ({
  id,
  name: entry.name,
  emoji: entry.emoji,
  time: new Date(time).toISOString(),
  date,
  number_of_servings: entry.servings,
  nutrition: { ...entry.amounts, ...entry.further },
  nutrition_per_serving: { ...perServingOf(entry), ...furtherPerServing(entry) },
  parts: (entry.parts ?? []).map(partAnswer),
  source: entry.source ?? null,
  estimated: entry.estimated ?? false,
});

export const partAnswer = ({
  name,
  emoji,
  amount,
  unit,
  grams,
  source,
  estimated,
  ref,
  further,
  ...amounts
}: FoodPart) => ({
  name,
  emoji,
  amount,
  unit,
  grams,
  nutrition: { ...pickAmounts(amounts), ...further },
  source,
  estimated,
  ref,
});
