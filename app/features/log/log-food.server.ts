import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { dropInBatches, lockUser } from "~/db/rows.server";
import { type Db, prepared, type Store } from "~/db/store";
import { type Eaten, eatenAt, type Player, type When } from "~/features/day/dates";
import { FOODS_A_DAY_MAX } from "~/features/day/measure";
import { homePath } from "~/features/day/messages";
import { openDay, type Settled, settleDay } from "~/features/day/settle.server";
import { entryColumns, type FoodEntry } from "~/features/food/entry";
import { foodId } from "~/features/food/logged.server";
import { Refusal } from "~/http/refusal";
import { newKey } from "~/http/toast.server";
import { sha256 } from "~/platform/crypto.server";
import { localDate } from "~/platform/local-date";

const FULL = `A day can hold up to ${FOODS_A_DAY_MAX} foods. Delete some of this day first.`;

/** Inside a transaction, after foods were added to a day. Throws Refusal 400 when the day holds more than it can. */
export async function checkRoom(db: Db, userId: string, date: string): Promise<void> {
  const [oneTooMany] = await beyondRoom(db, { userId, date });
  if (oneTooMany) throw new Refusal(400, FULL);
}

const beyondRoom = prepared((db, { userId, date }: { userId: string; date: string }) => {
  const { food } = db.t;
  const ofDay = and(eq(food.user_id, userId), eq(food.local_date, date), isNull(food.deleted_at));
  // By its order SQLite finds the day instead of reading all that the person has eaten.
  const inOrder = db.select({ id: food.id }).from(food).where(ofDay).orderBy(food.time, food.id);
  return inOrder.limit(1).offset(FOODS_A_DAY_MAX);
});

/** Inside a transaction; a food with this id that is there stays unchanged. Throws Refusal when the day is full. */
export async function addFood(
  db: Db,
  player: Player,
  food: { id: string; entry: FoodEntry; eaten?: Eaten },
  now: number,
): Promise<Settled> {
  const { id, entry, eaten = eatenAt(player, {}, now) } = food;
  const day = await openDay(db, player.id, eaten.date, now);
  await insertFood(db, {
    user_id: player.id,
    id,
    ...entryColumns(entry),
    time: eaten.time,
    local_date: eaten.date,
    created_at: now,
  });
  await checkRoom(db, player.id, eaten.date);
  return settleDay(db, day, player, now);
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
export const idOnDay = (
  player: Player,
  key: string,
  entry: FoodEntry,
  { date }: Eaten,
  now: number,
): string => foodId(player.id, date === localDate(player, now) ? key : `${key} ${date}`, entry);

export type LoggedNow = Settled & { id: string };

/** The same `key`, entry and day log once. */
export function logFood(
  store: Store,
  player: Player,
  entry: FoodEntry,
  key: string,
  now: number,
  eaten: Eaten = eatenAt(player, {}, now),
): Promise<LoggedNow> {
  const id = idOnDay(player, key, entry, eaten, now);
  return store.tx(async (db) => ({ id, ...(await addFood(db, player, { id, entry, eaten }, now)) }));
}

export const KEY_TTL_MS = 24 * 60 * 60 * 1000;

type LoggedOnce = { id: string; time: number; date: string } & Settled;

/** Within 24 hours `key` with the same entry and `requestedTime` logs nothing more and returns the first answer; undefined with other content. */
export async function logFoodOnce(
  store: Store,
  player: Player,
  entry: FoodEntry,
  key: string | null,
  now: number,
  eaten?: Eaten,
  requestedTime: unknown = eaten,
): Promise<LoggedOnce | undefined> {
  const id = foodId(player.id, newKey(), entry);
  const body_hash = sha256(JSON.stringify(requestedTime ? [entry, requestedTime] : entry));
  const { time, date } = eaten ?? eatenAt(player, {}, now);
  return store.tx(async (db) => {
    const log = async () => ({
      id,
      time,
      date,
      ...(await addFood(db, player, { id, entry, eaten: { time, date } }, now)),
    });
    if (key === null) return log();

    await lockUser(db, player.id);
    const { idempotency_key: keys } = db.t;
    const sameKey = and(eq(keys.user_id, player.id), eq(keys.key, key));
    await db.delete(keys).where(and(eq(keys.user_id, player.id), lt(keys.created_at, now - KEY_TTL_MS)));
    const [before] = await db.select().from(keys).where(sameKey);
    if (before) return before.body_hash === body_hash ? (before.answer as LoggedOnce) : undefined;
    const answer = await log();
    await db.insert(keys).values({ user_id: player.id, key, body_hash, answer, created_at: now });
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
export async function logFoodWhen(
  store: Store,
  player: Player,
  { entry, key, ...when }: Sent,
  now: number,
): Promise<Logged> {
  const eaten = eatenAt(player, when, now);
  const { id, collected } = await logFood(store, player, entry, key, now, eaten);
  return { id, home: homePath(eaten.date, localDate(player, now), collected) };
}
