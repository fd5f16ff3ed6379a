import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/db/store";
import { DAY_MESSAGES, homePath, PARTS_OF_DAY, type PartOfDay } from "~/features/day/calendar-days";
import { changeDay } from "~/features/day/change-day.server";
import { eatenAt, instantOf, localTime, partEaten, type When, whenGiven } from "~/features/day/dates.server";
import { entryColumns, FOOD_MESSAGES } from "~/features/food/entry";
import { keySchema } from "~/features/food/entry-form.server";
import { foodsOfDay, type LoggedFood, loggedFood } from "~/features/food/logged.server";
import { withServings } from "~/features/food/servings";
import type { Caller, Tx } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { sha256 } from "~/platform/crypto.server";
import { checkRoom, insertFood, type Logged, logFoodWhen } from "./log-food.server";

type Again = {
  key: string;
  /** As many as before by default. */
  number_of_servings?: number;
};

/**
 * Logs a food once more: now, or on another day at the time it was eaten before.
 * Throws Refusal: 404 when the food is gone, 400 for too many servings.
 */
export async function logFoodAgain(
  by: Caller,
  foodId: string,
  { key, date, time, number_of_servings: servings }: When & Again,
): Promise<Logged> {
  const old = await loggedFood(by.db, by.viewer.id, foodId);
  if (!old) throw new Refusal(404, DAY_MESSAGES.foodGone);
  const entry = servings === undefined ? old.entry : withServings(old.entry, servings);
  if (!entry) throw new Refusal(400, FOOD_MESSAGES.notANumber);
  const other = date !== by.today;
  const before = other && date ? localTime(by.viewer.timeZone, old.time) : undefined;
  return logFoodWhen(by, { entry, key, date, time: time ?? before });
}

const COPY_ID_LENGTH = 12;

/** What the ids of foods logged together begin with; the same for the same `press`. */
const copyIdOf = (userId: string, press: unknown[]): string =>
  sha256(JSON.stringify([userId, ...press])).slice(0, COPY_ID_LENGTH);

/** Logs foods once more on the day `to`, at their times; once for the same `copyId`, for `undoCopy`. */
async function addCopies(
  tx: Tx,
  { copyId, to, foods }: { copyId: string; to: string; foods: readonly LoggedFood[] },
) {
  const rows = foods.map(({ id, entry, time }) => ({
    ...entryColumns(entry),
    user_id: tx.viewer.id,
    id: copyId + sha256(JSON.stringify([copyId, id])).slice(0, 22 - COPY_ID_LENGTH),
    time,
    local_date: to,
    created_at: tx.now,
  }));
  const { collected } = await changeDay(tx, to, async () => {
    for (const row of rows) await insertFood(tx, row);
    return checkRoom(tx, to);
  });
  return { foods: rows.map(({ id }) => id), collected };
}

/** `foods` are ids of logged foods, with commas between. */
export const usualSchema = (today: string) =>
  keySchema.extend({
    foods: z
      .string(DAY_MESSAGES.foodGone)
      .regex(/^[\w-]{22}(?:,[\w-]{22}){0,7}$/, DAY_MESSAGES.foodGone)
      .transform((ids) => [...new Set(ids.split(","))]),
    ...whenGiven(today),
  });

type Sent = z.output<ReturnType<typeof usualSchema>>;

/**
 * Logs foods once more, together: now, or on another day. Gives the path of that day, and of what takes them off again.
 * Throws Refusal: 404 when all of them are gone.
 */
export async function logTogether(
  by: Caller,
  { foods: ids, key, date, time }: Sent,
): Promise<{ home: string; undo: string }> {
  const { today } = by;
  const eaten = eatenAt(by.viewer, { date, time }, by.now);
  const copyId = copyIdOf(by.viewer.id, ["together", key, ids, eaten.date === today ? null : eaten.date]);
  return by.change(async (tx) => {
    const found = await Promise.all(ids.map((id) => loggedFood(tx.db, tx.viewer.id, id)));
    const foods = found.flatMap((food) => (food ? [{ ...food, time: eaten.time }] : []));
    if (foods.length === 0) throw new Refusal(404, DAY_MESSAGES.foodGone);
    const { collected } = await addCopies(tx, { copyId, to: eaten.date, foods });
    return {
      home: homePath(eaten.date, today, collected),
      undo: `/day/${eaten.date}/copy/${copyId}/undo`,
    };
  });
}

const COPY_MAX = 100;

type Copy = { from: string; to: string; group?: PartOfDay; key: string };

/**
 * Logs the foods of a day, or of one part of it, once more on the day `to`, at the same times; once for the same `key`.
 * Gives their ids, what `undoCopy` takes, and whether the picture of `to` is complete by it. Throws Refusal: 400 for a day with nothing or too much to copy.
 */
export async function copyFoods(by: Caller, { from, to, group, key }: Copy) {
  const { id: userId } = by.viewer;
  const copyId = copyIdOf(userId, ["copy", key, from, to === by.today ? null : to, group]);
  const copied = await by.change(async (tx) => {
    const all = from === to ? [] : await foodsOfDay(tx.db, userId, from);
    const foods = all.filter((food) => !group || partEaten(tx.viewer, food) === group);
    if (foods.length === 0) throw new Refusal(400, "There is nothing to copy.");
    if (foods.length > COPY_MAX) throw new Refusal(400, "This day holds too much to copy at once.");
    const moved = foods.map((food) => ({
      ...food,
      time: instantOf(tx.viewer, to, localTime(tx.viewer.timeZone, food.time)),
    }));
    return addCopies(tx, { copyId, to, foods: moved });
  });
  return { copyId, ...copied };
}

/** From a press to the last moment of its toast, on a slow line too. */
const UNDO_MS = 2 * 60_000;

/** Takes the foods of a copy off their day, and the card that they completed within the toast's life; false when none is left. */
export const undoCopy = (by: Caller, date: string, copyId: string) =>
  by.change(async (tx) => {
    const copied = copiedOn(tx.db, tx.viewer.id, date, copyId);
    const { food } = tx.db.t;
    const [one] = await tx.db.select({ copiedAt: food.created_at }).from(food).where(copied).limit(1);
    if (!one) return false;
    await changeDay(tx, date, async (day) => {
      await tx.db.delete(food).where(copied);
      const byCopy = day.completed_at === one.copiedAt && tx.now - one.copiedAt <= UNDO_MS;
      return byCopy ? { completed_at: null } : undefined;
    });
    return true;
  });

const copiedOn = ({ t: { food } }: Db, userId: string, date: string, copyId: string) =>
  and(
    eq(food.user_id, userId),
    eq(food.local_date, date),
    eq(sql`substr(${food.id}, 1, ${sql.raw(String(COPY_ID_LENGTH))})`, copyId),
  );

/** `to` is the day to log to, today by default. */
export const copySchema = (today: string) =>
  keySchema.extend({
    group: z.enum(PARTS_OF_DAY, DAY_MESSAGES.notAPart).optional(),
    to: whenGiven(today).date,
  });
