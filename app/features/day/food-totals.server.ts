import { and, asc, eq, gt, gte, inArray, isNull, lte, type SQL } from "drizzle-orm";
import { lockUser } from "~/db/rows.server";
import { type Db, prepared, type Store } from "~/db/store";
import { type Amounts, type FoodTotals, pickAmounts } from "~/features/nutrition/amounts";
import type { Tx } from "~/http/caller.server";
import { endOfDay } from "~/platform/local-date";
import { foodTotalsOf } from "./day-rules";

export type Zoned = { id: string; timeZone: string };
type Eaten = Amounts & { name: string; time: number };

/** The foods of a day, in the order they were eaten. Ordered by its index: for a plain sum SQLite would read all of the user's food. */
export const foodsOn = prepared((db, { userId, date }: { userId: string; date: string }) => {
  const { food } = db.t;
  return db
    .select({ name: food.name, time: food.time, ...pickAmounts(food) })
    .from(food)
    .where(and(eq(food.user_id, userId), eq(food.local_date, date), isNull(food.deleted_at)))
    .orderBy(asc(food.time), asc(food.id));
});

export async function writeFoodTotals(tx: Tx, date: string, foods: readonly Eaten[]): Promise<void> {
  await write(tx.db, { user_id: tx.viewer.id, date, foods: totalsOf(tx.viewer, date, foods) });
}

const totalsOf = ({ timeZone }: Zoned, date: string, foods: readonly Eaten[]) =>
  foodTotalsOf(foods, endOfDay({ timeZone, dayStart: 0 }, date));

const write = prepared((db, row: Db["t"]["day_food_total"]["$inferInsert"]) => {
  const { day_food_total: totals } = db.t;
  return db
    .insert(totals)
    .values(row)
    .onConflictDoUpdate({ target: [totals.user_id, totals.date], set: { foods: row.foods } });
});

type Between = { from: string; to: string };

/** The foods of days by their dates, both ends included, oldest first; also of `more` days of these. */
export async function foodTotals(
  db: Db,
  person: Zoned,
  { from, to }: Between,
  more: readonly string[] = [],
): Promise<Map<string, FoodTotals>> {
  const rows = await totalsBetween(db, { userId: person.id, from, to });
  const dates = new Set([...rows.map(({ date }) => date), ...more]);
  const stored = new Map(rows.flatMap(({ date, foods }) => (foods ? [[date, foods] as const] : [])));
  const missing = [...dates].filter((date) => !stored.has(date));
  const made = missing.length > 0 ? await summedUp(db, person, missing) : stored;
  return new Map(
    [...dates].toSorted().flatMap((date) => {
      const foods = stored.get(date) ?? made.get(date);
      return foods && foods.name.length > 0 ? [[date, foods]] : [];
    }),
  );
}

const totalsBetween = prepared((db, { userId, from, to }: Between & { userId: string }) => {
  const { day_food_total: totals } = db.t;
  return db
    .select({ date: totals.date, foods: totals.foods })
    .from(totals)
    .where(and(eq(totals.user_id, userId), gte(totals.date, from), lte(totals.date, to)));
});

async function summedUp(db: Db, person: Zoned, dates: string[]): Promise<Map<string, FoodTotals>> {
  const { food } = db.t;
  const rows = await db
    .select({ date: food.local_date, name: food.name, time: food.time, ...pickAmounts(food) })
    .from(food)
    .where(and(eq(food.user_id, person.id), inArray(food.local_date, dates), isNull(food.deleted_at)))
    .orderBy(asc(food.time), asc(food.id));
  const foodsOf = new Map<string, typeof rows>(dates.map((date) => [date, []]));
  for (const row of rows) foodsOf.get(row.date)?.push(row);
  return new Map([...foodsOf].map(([date, foods]) => [date, totalsOf(person, date, foods)]));
}

const DAYS_AT_ONCE = 100;

/** Sums up the days of an older version, a person's at a time. `defaultZone` is of those who have none. */
export async function fillFoodTotals(store: Store, defaultZone: string): Promise<void> {
  const { users } = store.read.t;
  for (let last = ""; ; ) {
    const [next] = await toFill(store.read, gt(store.read.t.day_food_total.user_id, last), 1);
    if (!next) return;
    const [user] = await store.read
      .select({ timeZone: users.time_zone })
      .from(users)
      .where(eq(users.id, next.userId));
    const person = { id: next.userId, timeZone: user?.timeZone ?? defaultZone };
    while (user && (await fillDays(store, person))) {}
    last = person.id;
  }
}

function fillDays(store: Store, person: Zoned): Promise<boolean> {
  return store.tx(async (db) => {
    await lockUser(db, person.id);
    const days = await toFill(db, eq(db.t.day_food_total.user_id, person.id), DAYS_AT_ONCE);
    const dates = days.map(({ date }) => date);
    for (const [date, foods] of await summedUp(db, person, dates))
      await write(db, { user_id: person.id, date, foods });
    return days.length === DAYS_AT_ONCE;
  });
}

function toFill(db: Db, whose: SQL, count: number) {
  const { day_food_total: totals } = db.t;
  return db
    .select({ userId: totals.user_id, date: totals.date })
    .from(totals)
    .where(and(isNull(totals.foods), whose))
    .orderBy(asc(totals.user_id), asc(totals.date))
    .limit(count);
}
