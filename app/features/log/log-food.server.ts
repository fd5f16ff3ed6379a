import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { type Db, prepared } from "~/db/store";
import { type Eaten, eatenAt, type When } from "~/features/day/dates";
import { FOODS_A_DAY_MAX } from "~/features/day/measure";
import { homePath } from "~/features/day/messages";
import { changeDay, type Settled } from "~/features/day/settle.server";
import { entryColumns, type FoodEntry } from "~/features/food/entry";
import { foodId } from "~/features/food/logged.server";
import type { Caller, Tx } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";

const FULL = `A day can hold up to ${FOODS_A_DAY_MAX} foods. Delete some of this day first.`;

/** After foods were added to a day. Throws Refusal 400 when the day holds more than it can. */
export async function checkRoom(tx: Tx, date: string): Promise<undefined> {
  const [oneTooMany] = await beyondRoom(tx.db, { userId: tx.viewer.id, date });
  if (oneTooMany) throw new Refusal(400, FULL);
}

const beyondRoom = prepared((db, { userId, date }: { userId: string; date: string }) => {
  const { food } = db.t;
  const ofDay = and(eq(food.user_id, userId), eq(food.local_date, date), isNull(food.deleted_at));
  // By its order SQLite finds the day instead of reading all that the person has eaten.
  const inOrder = db.select({ id: food.id }).from(food).where(ofDay).orderBy(food.time, food.id);
  return inOrder.limit(1).offset(FOODS_A_DAY_MAX);
});

/** A food with this id that is there stays unchanged. Throws Refusal when the day is full. */
export function addFood(tx: Tx, food: { id: string; entry: FoodEntry; eaten?: Eaten }): Promise<Settled> {
  const { id, entry, eaten = eatenAt(tx.viewer, {}, tx.now) } = food;
  return changeDay(tx, eaten.date, async () => {
    await insertFood(tx.db, {
      user_id: tx.viewer.id,
      id,
      ...entryColumns(entry),
      time: eaten.time,
      local_date: eaten.date,
      created_at: tx.now,
    });
    return checkRoom(tx, eaten.date);
  });
}

/** The same form once more, after its food was taken off, brings it back. */
export const insertFood = prepared((db, row: Db["t"]["food"]["$inferInsert"]) => {
  const { food } = db.t;
  return db
    .insert(food)
    .values(row)
    .onConflictDoUpdate({
      target: [food.user_id, food.id],
      set: { ...row, deleted_at: null },
      setWhere: isNotNull(food.deleted_at),
    });
});

/** As `foodId`, with the day unless the form is for today: sent twice around midnight it is one food. */
export const idOnDay = (by: Caller, key: string, entry: FoodEntry, { date }: Eaten): string =>
  foodId(by.viewer.id, date === by.today ? key : `${key} ${date}`, entry);

type Food = { entry: FoodEntry; key: string /** Now by default. */; eaten?: Eaten };

/** The same `key`, entry and day log once. */
export function logFood(by: Caller, { entry, key, eaten = eatenAt(by.viewer, {}, by.now) }: Food) {
  const id = idOnDay(by, key, entry, eaten);
  return by.change(async (tx) => ({ id, ...eaten, ...(await addFood(tx, { id, entry, eaten })) }));
}

export type Logged = { id: string; home: string };

type Sent = When & { entry: FoodEntry; key: string };

/** Logs a food to the day of its form, by default now. Gives its id and the path of that day. */
export async function logFoodWhen(by: Caller, { entry, key, ...when }: Sent): Promise<Logged> {
  const eaten = eatenAt(by.viewer, when, by.now);
  const { id, collected } = await logFood(by, { entry, key, eaten });
  return { id, home: homePath(eaten.date, by.today, collected) };
}
