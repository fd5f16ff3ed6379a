import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { dropInBatches } from "~/db/rows.server";
import { type Db, prepared, type Store } from "~/db/store";
import { type Eaten, eatenAt, type When } from "~/features/day/dates";
import { FOODS_A_DAY_MAX } from "~/features/day/measure";
import { homePath } from "~/features/day/messages";
import { changeDay, type Settled } from "~/features/day/settle.server";
import { entryColumns, type FoodEntry } from "~/features/food/entry";
import { foodId } from "~/features/food/logged.server";
import type { Caller, Tx } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { newKey } from "~/http/toast.server";
import { sha256 } from "~/platform/crypto.server";

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

export type LoggedNow = Settled & { id: string };

type Food = { entry: FoodEntry; key: string /** Now by default. */; eaten?: Eaten };

/** The same `key`, entry and day log once. */
export function logFood(by: Caller, { entry, key, eaten = eatenAt(by.viewer, {}, by.now) }: Food) {
  const id = idOnDay(by, key, entry, eaten);
  return by.change(async (tx): Promise<LoggedNow> => ({ id, ...(await addFood(tx, { id, entry, eaten })) }));
}

export const KEY_TTL_MS = 24 * 60 * 60 * 1000;

type LoggedOnce = { id: string; time: number; date: string } & Settled;

type KeyedFood = Omit<Food, "key"> & {
  key: string | null /** What was said of the time. */;
  requestedTime?: unknown;
};

/** Within 24 hours `key` with the same entry and `requestedTime` logs nothing more and returns the first answer; undefined with other content. */
export async function logFoodOnce(by: Caller, food: KeyedFood): Promise<LoggedOnce | undefined> {
  const { entry, key, eaten, requestedTime = eaten } = food;
  const id = foodId(by.viewer.id, newKey(), entry);
  const body_hash = sha256(JSON.stringify(requestedTime ? [entry, requestedTime] : entry));
  const { time, date } = eaten ?? eatenAt(by.viewer, {}, by.now);
  return by.change(async (tx) => {
    const log = async () => ({
      id,
      time,
      date,
      ...(await addFood(tx, { id, entry, eaten: { time, date } })),
    });
    if (key === null) return log();

    const { idempotency_key: keys } = tx.db.t;
    const mine = eq(keys.user_id, tx.viewer.id);
    const sameKey = and(mine, eq(keys.key, key));
    await tx.db.delete(keys).where(and(mine, lt(keys.created_at, tx.now - KEY_TTL_MS)));
    const [before] = await tx.db.select().from(keys).where(sameKey);
    if (before) return before.body_hash === body_hash ? (before.answer as LoggedOnce) : undefined;
    const answer = await log();
    await tx.db.insert(keys).values({ user_id: tx.viewer.id, key, body_hash, answer, created_at: tx.now });
    return answer;
  });
}

export async function dropOldKeys(store: Store, now: number): Promise<void> {
  await dropInBatches(store, "idempotency_key", ({ t }) =>
    lt(t.idempotency_key.created_at, now - KEY_TTL_MS),
  );
}

export type Logged = { id: string; home: string };

type Sent = When & { entry: FoodEntry; key: string };

/** Logs a food to the day of its form, by default now. Gives its id and the path of that day. */
export async function logFoodWhen(by: Caller, { entry, key, ...when }: Sent): Promise<Logged> {
  const eaten = eatenAt(by.viewer, when, by.now);
  const { id, collected } = await logFood(by, { entry, key, eaten });
  return { id, home: homePath(eaten.date, by.today, collected) };
}
