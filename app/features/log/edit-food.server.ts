import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { z } from "zod";
import { type Eaten, instantOf, localTime } from "~/features/day/dates";
import { DAY_MESSAGES, homePath } from "~/features/day/messages";
import { changeDay, changeDays } from "~/features/day/settle.server";
import { whenFields } from "~/features/day/when-form.server";
import { entryColumns, type FoodEntry, preserveExact, sumOfParts, withParts } from "~/features/food/entry";
import { entryOf, entrySchemas, refuseUnlikely, servingsSchema } from "~/features/food/entry-form.server";
import { type LoggedFood, loggedFood } from "~/features/food/logged.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { AMOUNTS, addAmounts, type Energy } from "~/features/nutrition/amounts";
import type { Caller } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { checkRoom, logFood } from "./log-food.server";

type FoodChange = { entry: FoodEntry; eaten: Eaten };

/** Makes of a food what `change` makes of it as it then is: whether it completed the picture of its day; undefined when there is no such food. A food that moves changes both days. */
export const editFood = (by: Caller, foodId: string, change: (old: LoggedFood) => FoodChange) =>
  by.change(async (tx): Promise<(FoodChange & { collected: boolean }) | undefined> => {
    const old = await loggedFood(tx.db, tx.viewer.id, foodId);
    if (!old) return undefined;
    const { entry, eaten } = change(old);
    const { food } = tx.db.t;
    const write = async () => {
      await tx.db
        .update(food)
        .set({ ...entryColumns(entry), time: eaten.time, local_date: eaten.date })
        .where(and(eq(food.user_id, tx.viewer.id), eq(food.id, foodId)));
      return undefined;
    };
    const { collected } = await changeDay(tx, eaten.date, async () => {
      if (old.date === eaten.date) return write();
      await changeDay(tx, old.date, write);
      return checkRoom(tx, eaten.date);
    });
    return { entry, eaten, collected };
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
    await changeDays(tx, [row.date], async () => {
      await tx.db
        .update(food)
        .set({ deleted_at: deleted ? tx.now : null })
        .where(sameFood);
      if (!deleted) await checkRoom(tx, row.date);
    });
    return row.date;
  });

type Sent = z.output<ReturnType<typeof editSchema>> & Pick<FoodEntry, "parts">;

/** `home` is the path of its day; `newId` that of a food that was gone and is logged anew. */
type Saved = { home: string; newId?: string };

/** Changes a logged food; one that is gone is logged anew with intent `new`. Throws Refusal: 404 for one that is gone, 400 to ask about values. */
export async function saveLoggedFood(by: Caller, foodId: string, sent: Sent): Promise<Saved> {
  const { viewer, today } = by;
  const at = () => ({ date: sent.date, time: instantOf(viewer, sent.date, sent.time) });
  const ask = (entry: FoodEntry) => {
    if (!sumOfParts(entry)) refuseUnlikely(sent, viewer.numbers === "hidden", partsSum(entry));
  };
  const edited = await editFood(by, foodId, (old) => {
    const entry = withParts(old.entry, preserveExact(old.entry, entryOf(sent)), sent.parts);
    if (!sameAmounts(entry, old.entry)) ask(entry);
    // The form has no seconds.
    const moved = sent.date !== old.date || sent.time !== localTime(viewer.timeZone, old.time);
    return { entry, eaten: moved ? at() : { date: old.date, time: old.time } };
  });
  if (edited) return { home: homePath(sent.date, today, edited.collected) };
  if (sent.intent !== "new") throw new Refusal(404, DAY_MESSAGES.foodGoneElsewhere);
  const entry = withParts(undefined, entryOf(sent), sent.parts);
  ask(entry);
  const { id, collected } = await logFood(by, { entry, key: sent.key, eaten: at() });
  return { newId: id, home: homePath(sent.date, today, collected) };
}

const partsSum = ({ parts }: FoodEntry) => (parts ? addAmounts(parts) : undefined);

const sameAmounts = (a: FoodEntry, b: FoodEntry) =>
  AMOUNTS.every((name) => a.amounts[name] === b.amounts[name]);
