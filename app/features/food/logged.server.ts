import { and, asc, count, desc, eq, getTableColumns, gte, isNull, lte, ne, sql } from "drizzle-orm";
import { type Db, prepared } from "~/db/store";
import { pickAmounts } from "~/features/nutrition/amounts";
import type { Caller, Tx } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { sha256 } from "~/platform/crypto.server";
import {
  entryColumns,
  entryFrom,
  FOOD_MESSAGES,
  type FoodEntry,
  type FoodPart,
  furtherPerServing,
  perServingOf,
} from "./entry";
import { cursorText, type LatestFood, type PageCursor, sameKey } from "./food-item";

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

/** Saved foods, meals and recipes of one person. */
export const SAVED_MAX = 300;

/** A food saved to log it again by name. */
export type SavedFood = { id: string; kind: "food" | "meal"; entry: FoodEntry };

/** Equal foods have one id, whenever they were logged. */
export const savedId = (userId: string, entry: FoodEntry): string =>
  sha256(JSON.stringify([userId, "saved", sameKey(entry)])).slice(0, 22);

export async function savedFoods(db: Db, userId: string): Promise<SavedFood[]> {
  const { saved_food: saved } = db.t;
  const rows = await db
    .select()
    .from(saved)
    .where(and(eq(saved.user_id, userId), ne(saved.kind, "recipe")))
    .orderBy(asc(saved.name), asc(saved.id))
    .limit(SAVED_MAX);
  return rows.map(savedFrom);
}

export async function savedFood(db: Db, userId: string, id: string): Promise<SavedFood | undefined> {
  const { saved_food: saved } = db.t;
  const rows = await db
    .select()
    .from(saved)
    .where(and(eq(saved.user_id, userId), eq(saved.id, id), ne(saved.kind, "recipe")));
  return rows.map(savedFrom)[0];
}

/** Saves a food once, and gives its id. Throws Refusal: 400 when there are too many. */
export async function saveFood(tx: Tx, { kind, entry }: Omit<SavedFood, "id">): Promise<string> {
  const { saved_food: saved } = tx.db.t;
  const id = savedId(tx.viewer.id, entry);

  if (await savedFood(tx.db, tx.viewer.id, id)) return id;
  await checkRoomToSave(tx);
  const row = { ...entryColumns(entry), user_id: tx.viewer.id, id, kind, created_at: tx.now };
  await tx.db.insert(saved).values(row).onConflictDoNothing();
  return id;
}

/** Throws Refusal: 400 when `more` can't be saved. */
export async function checkRoomToSave(tx: Tx, more = 1): Promise<void> {
  const { saved_food: saved } = tx.db.t;
  const [counted] = await tx.db.select({ foods: count() }).from(saved).where(eq(saved.user_id, tx.viewer.id));
  if ((counted?.foods ?? 0) + more > SAVED_MAX) throw new Refusal(400, FOOD_MESSAGES.savedTooMany);
}

/** False when it was not saved. */
export const unsaveFood = (by: Caller, id: string): Promise<boolean> =>
  by.change(async (tx) => {
    const { saved_food: saved } = tx.db.t;
    const removed = await tx.db
      .delete(saved)
      .where(and(eq(saved.user_id, tx.viewer.id), eq(saved.id, id), ne(saved.kind, "recipe")))
      .returning({ id: saved.id });
    return removed.length > 0;
  });

function savedFrom(row: Db["t"]["saved_food"]["$inferSelect"]): SavedFood {
  const columns = { ...row, estimated: false };
  return { id: row.id, kind: row.kind === "meal" ? "meal" : "food", entry: entryFrom(columns) };
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
