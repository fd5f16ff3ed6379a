import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { z } from "zod";
import { lockUser } from "~/db/rows.server";
import type { Store } from "~/db/store";
import { type Eaten, instantOf, localTime, type Player } from "~/features/day/dates";
import { DAY_MESSAGES, homePath } from "~/features/day/messages";
import { openDay, settleDay } from "~/features/day/settle.server";
import { whenFields } from "~/features/day/when-form.server";
import { entryColumns, type FoodEntry, preserveExact, sumOfParts, withParts } from "~/features/food/entry";
import { entryOf, entrySchemas, refuseUnlikely, servingsSchema } from "~/features/food/entry-form.server";
import { type LoggedFood, loggedFood } from "~/features/food/logged.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { AMOUNTS, addAmounts } from "~/features/nutrition/amounts";
import type { Energy } from "~/features/nutrition/energy";
import { Refusal } from "~/http/refusal";
import { localDate } from "~/platform/local-date";
import { checkRoom, logFood } from "./log-food.server";

type FoodChange = { entry: FoodEntry; eaten: Eaten };

/** Makes of a food what `change` makes of it as it then is: whether it completed the picture of its day; undefined when there is no such food. A food that moves changes both days. */
export async function editFood(
  store: Store,
  player: Player,
  foodId: string,
  change: (old: LoggedFood) => FoodChange,
  now: number,
): Promise<(FoodChange & { collected: boolean }) | undefined> {
  return store.tx(async (db) => {
    const { food } = db.t;
    const sameFood = and(eq(food.user_id, player.id), eq(food.id, foodId), isNull(food.deleted_at));
    // Locked first, so that the food can't move or go before its days are settled.
    await lockUser(db, player.id);
    const old = await loggedFood(db, player.id, foodId);
    if (!old) return undefined;
    const { entry, eaten } = change(old);
    const days = [];
    for (const date of new Set([old.date, eaten.date])) days.push(await openDay(db, player.id, date, now));
    await db
      .update(food)
      .set({ ...entryColumns(entry), time: eaten.time, local_date: eaten.date })
      .where(sameFood);
    if (old.date !== eaten.date) await checkRoom(db, player.id, eaten.date);
    let collected = false;
    for (const day of days) {
      const settled = await settleDay(db, day, player, now);
      if (day.date === eaten.date) collected = settled.collected;
    }
    return { entry, eaten, collected };
  });
}

export const editSchema = (today: string, energy: Energy) =>
  entrySchemas[energy].safeExtend({
    number_of_servings: servingsSchema(FOOD_MESSAGES.servingsNone),
    ...whenFields(today),
    intent: z.string().optional(),
  });

const UNDO_FOR_MS = 24 * 60 * 60 * 1000;

/** The day of the deleted food; undefined when there is none. `restoreFood` undoes it for 24 hours. */
export const deleteFood = (
  store: Store,
  player: Player,
  foodId: string,
  now: number,
): Promise<string | undefined> => setDeleted(store, player, foodId, now, true);

export const restoreFood = (
  store: Store,
  player: Player,
  foodId: string,
  now: number,
): Promise<string | undefined> => setDeleted(store, player, foodId, now, false);

async function setDeleted(store: Store, player: Player, foodId: string, now: number, deleted: boolean) {
  return store.tx(async (db) => {
    const { food } = db.t;
    await db.delete(food).where(and(eq(food.user_id, player.id), lt(food.deleted_at, now - UNDO_FOR_MS)));
    const sameFood = and(
      eq(food.user_id, player.id),
      eq(food.id, foodId),
      deleted ? isNull(food.deleted_at) : isNotNull(food.deleted_at),
    );
    // Locked first, so that the food can't move to another day before this one is settled.
    await lockUser(db, player.id);
    const [row] = await db.select({ date: food.local_date }).from(food).where(sameFood);
    if (!row) return undefined;
    const day = await openDay(db, player.id, row.date, now);
    await db
      .update(food)
      .set({ deleted_at: deleted ? now : null })
      .where(sameFood);
    if (!deleted) await checkRoom(db, player.id, row.date);
    await settleDay(db, day, player, now);
    return row.date;
  });
}

type Sent = z.output<ReturnType<typeof editSchema>> & Pick<FoodEntry, "parts">;

/** `home` is the path of its day; `newId` that of a food that was gone and is logged anew. */
type Saved = { home: string; newId?: string };

/** Changes a logged food; one that is gone is logged anew with intent `new`. Throws Refusal: 404 for one that is gone, 400 to ask about values. */
export async function saveLoggedFood(
  store: Store,
  player: Player,
  foodId: string,
  sent: Sent,
  now: number,
): Promise<Saved> {
  const today = localDate(player, now);
  const at = () => ({ date: sent.date, time: instantOf(player, sent.date, sent.time) });
  const ask = (entry: FoodEntry) => {
    if (!sumOfParts(entry)) refuseUnlikely(sent, player.numbers === "hidden", partsSum(entry));
  };
  const changed = (old: LoggedFood): FoodChange => {
    const entry = withParts(old.entry, preserveExact(old.entry, entryOf(sent)), sent.parts);
    if (!sameAmounts(entry, old.entry)) ask(entry);
    // The form has no seconds.
    const moved = sent.date !== old.date || sent.time !== localTime(player.timeZone, old.time);
    return { entry, eaten: moved ? at() : { date: old.date, time: old.time } };
  };
  const edited = await editFood(store, player, foodId, changed, now);
  if (edited) return { home: homePath(sent.date, today, edited.collected) };
  if (sent.intent !== "new") throw new Refusal(404, DAY_MESSAGES.foodGoneElsewhere);
  const entry = withParts(undefined, entryOf(sent), sent.parts);
  ask(entry);
  const { id, collected } = await logFood(store, player, entry, sent.key, now, at());
  return { newId: id, home: homePath(sent.date, today, collected) };
}

const partsSum = ({ parts }: FoodEntry) => (parts ? addAmounts(parts) : undefined);

const sameAmounts = (a: FoodEntry, b: FoodEntry) =>
  AMOUNTS.every((name) => a.amounts[name] === b.amounts[name]);
