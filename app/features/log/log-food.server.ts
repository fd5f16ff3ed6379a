import { isDeepStrictEqual } from "node:util";
import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { z } from "zod";
import { type Db, prepared } from "~/db/store";
import { homePath } from "~/features/day/calendar-days";
import { changeDay, changeDays, type DayChange } from "~/features/day/change-day.server";
import {
  type Eaten,
  eatenAt,
  instantOf,
  localTime,
  type When,
  whenFields,
} from "~/features/day/dates.server";
import { FOODS_A_DAY_MAX } from "~/features/day/day-rules";
import {
  entryColumns,
  entryFrom,
  FOOD_MESSAGES,
  type FoodEntry,
  furtherPerServing,
  preserveExact,
  sumOfParts,
  withParts,
} from "~/features/food/entry";
import { entryOf, entrySchemas, refuseUnlikely, servingsSchema } from "~/features/food/entry-form.server";
import { foodAnswer, foodId, type LoggedFood, loggedFood } from "~/features/food/logged.server";
import { servingsAfter } from "~/features/food/servings";
import { mayHoldAlcohol } from "~/features/foods/foods";
import { AMOUNTS, addAmounts, type Energy } from "~/features/nutrition/amounts";
import { furtherBy, furtherTimes, typedFurther } from "~/features/nutrition/further";
import { noteEvent } from "~/features/webhook/events.server";
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
export function addFood(tx: Tx, food: { id: string; entry: FoodEntry; eaten?: Eaten }): Promise<DayChange> {
  const { id, entry, eaten = eatenAt(tx.viewer, {}, tx.now) } = food;
  return changeDay(tx, eaten.date, async () => {
    await insertFood(tx, {
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

type NewRow = Db["t"]["food"]["$inferInsert"];

/** Adds a food to its day, and tells the person's webhook if it is a new one. */
export async function insertFood(tx: Tx, row: NewRow): Promise<void> {
  const added = await insertRow(tx.db, row);
  if (added.length === 0) return;
  const { id, time, local_date: date } = row;
  await noteEvent(tx, "food.logged", () => foodAnswer({ id, entry: entryFrom(row), time, date }));
}

/** The same form once more, after its food was taken off, brings it back. */
const insertRow = prepared((db, row: NewRow) => {
  const { food } = db.t;
  return db
    .insert(food)
    .values(row)
    .onConflictDoUpdate({
      target: [food.user_id, food.id],
      set: { ...row, deleted_at: null },
      setWhere: isNotNull(food.deleted_at),
    })
    .returning({ id: food.id });
});

/** As `foodId`, with the day unless the form is for today: sent twice around midnight it is one food. */
export const idOnDay = (by: Caller, key: string, entry: FoodEntry, { date }: Eaten): string =>
  foodId(by.viewer.id, date === by.today ? key : `${key} ${date}`, entry);

type Food = {
  entry: FoodEntry;
  key: string;
  /** Now by default. */
  eaten?: Eaten;
};

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

type FoodChange = { entry: FoodEntry; eaten: Eaten };

/** Makes of a food what `change` makes of it as it then is: whether it completed the picture of its day; undefined when there is no such food. A food that moves changes both days. */
export const editFood = (by: Caller, foodId: string, change: (old: LoggedFood) => FoodChange) =>
  by.change(async (tx): Promise<(FoodChange & { collected: boolean }) | undefined> => {
    const old = await loggedFood(tx.db, tx.viewer.id, foodId);
    if (!old) return undefined;
    const { entry, eaten } = change(old);
    const { food } = tx.db.t;
    const dates = [...new Set([old.date, eaten.date])];
    const changes = await changeDays(tx, dates, async () => {
      await tx.db
        .update(food)
        .set({ ...entryColumns(entry), time: eaten.time, local_date: eaten.date })
        .where(and(eq(food.user_id, tx.viewer.id), eq(food.id, foodId)));
      return old.date === eaten.date ? undefined : checkRoom(tx, eaten.date);
    });
    return { entry, eaten, collected: changes.at(-1)?.collected ?? false };
  });

export const editSchema = (today: string, energy: Energy) =>
  entrySchemas[energy].safeExtend({
    number_of_servings: servingsSchema(FOOD_MESSAGES.servingsNone),
    ...whenFields(today),
    intent: z.string().optional(),
  });

const UNDO_FOR_MS = 24 * 60 * 60 * 1000;

/** The day of the deleted food; undefined when there is none. `restoreFood` undoes it for 24 hours. */
export const deleteFood = (by: Caller, foodId: string): Promise<string | undefined> =>
  setDeleted(by, foodId, true);

export const restoreFood = (by: Caller, foodId: string): Promise<string | undefined> =>
  setDeleted(by, foodId, false);

const setDeleted = (by: Caller, foodId: string, deleted: boolean) =>
  by.change(async (tx) => {
    const { food } = tx.db.t;
    const mine = eq(food.user_id, tx.viewer.id);
    await tx.db.delete(food).where(and(mine, lt(food.deleted_at, tx.now - UNDO_FOR_MS)));
    const there = deleted ? isNull(food.deleted_at) : isNotNull(food.deleted_at);
    const sameFood = and(mine, eq(food.id, foodId), there);
    const [row] = await tx.db.select({ date: food.local_date }).from(food).where(sameFood);
    if (!row) return undefined;
    await changeDay(tx, row.date, async () => {
      await tx.db
        .update(food)
        .set({ deleted_at: deleted ? tx.now : null })
        .where(sameFood);
      return deleted ? undefined : checkRoom(tx, row.date);
    });
    await movePortion(tx, foodId, deleted);
    return row.date;
  });

/** A portion of a pot goes back into it with its food, and comes out again, as long as the pot stands. */
async function movePortion({ db, viewer, now }: Tx, foodId: string, isBack: boolean): Promise<void> {
  const { pot, pot_portion: portions } = db.t;
  const mine = and(eq(portions.user_id, viewer.id), eq(portions.food_id, foodId));
  const [portion] = await db.select().from(portions).where(mine);
  if (!portion) return;
  const { pot_id, servings } = portion;
  const [from] = await db.forUpdate(db.select().from(pot).where(eq(pot.id, pot_id)).limit(1));
  const left = from && servingsAfter(from.servings_left, isBack ? -servings : servings);
  if (!from || left === undefined) return void (await db.delete(portions).where(mine));
  await db
    .update(pot)
    .set({ servings_left: Math.min(left, from.makes), emptied_at: left === 0 ? now : null })
    .where(and(eq(pot.user_id, from.user_id), eq(pot.id, pot_id)));
}

type Edited = z.output<ReturnType<typeof editSchema>> & Pick<FoodEntry, "parts" | "whole">;

/** `home` is the path of its day; `newId` that of a food that was gone and is logged anew. */
type Saved = { home: string; newId?: string };

/** Changes a logged food; one that is gone is logged anew with intent `new`. Throws Refusal: 404 for one that is gone, 400 to ask about values. */
export async function saveLoggedFood(by: Caller, foodId: string, sent: Edited): Promise<Saved> {
  const { viewer, today } = by;
  const at = () => ({ date: sent.date, time: instantOf(viewer, sent.date, sent.time) });
  const ask = (entry: FoodEntry, old: FoodEntry = entry) => {
    if (sumOfParts(entry)) return;
    const known = {
      foods: partsSum(entry),
      further: furtherPerServing(old),
      source: old.source,
      alcohol: mayHoldAlcohol(entry.parts?.map(({ name }) => name) ?? [entry.name]),
    };
    refuseUnlikely(sent, viewer.numbers === "hidden", known);
  };
  const edited = await editFood(by, foodId, (old) => {
    const changed = preserveExact(old.entry, { ...entryOf(sent), whole: sent.whole });
    const entry = withTyped(sent, withParts(old.entry, changed, sent.parts), old.entry);
    const sameFurther = !sent.further_fields || isDeepStrictEqual(entry.further, old.entry.further);
    if (!sameAmounts(entry, old.entry) || !sameFurther) ask(entry, entry.further ? entry : old.entry);
    // The form has no seconds.
    const moved = sent.date !== old.date || sent.time !== localTime(viewer.timeZone, old.time);
    return { entry, eaten: moved ? at() : { date: old.date, time: old.time } };
  });
  if (edited) return { home: homePath(sent.date, today, edited.collected) };
  if (sent.intent !== "new") throw new Refusal(404, "This food was deleted elsewhere.");
  const entry = withTyped(sent, withParts(undefined, { ...entryOf(sent), whole: sent.whole }, sent.parts));
  ask(entry);
  const { id, collected } = await logFood(by, { entry, key: sent.key, eaten: at() });
  return { newId: id, home: homePath(sent.date, today, collected) };
}

/** With the further nutrients of its form; what stands there as it was stays exact. */
function withTyped(sent: Edited, entry: FoodEntry, old?: FoodEntry): FoodEntry {
  if (!sent.further_fields) return entry;
  const before = old && furtherPerServing(old);
  const typed = typedFurther(sent, furtherPerServing(entry));
  const exact = old && furtherTimes(old.further, entry.servings / old.servings);
  const further = furtherBy((name) => {
    const value = typed?.[name];
    return value === before?.[name] ? exact?.[name] : value && value * entry.servings;
  });
  return { ...entry, further };
}

const partsSum = ({ parts }: FoodEntry) => (parts ? addAmounts(parts) : undefined);

const sameAmounts = (a: FoodEntry, b: FoodEntry) =>
  AMOUNTS.every((name) => a.amounts[name] === b.amounts[name]);
