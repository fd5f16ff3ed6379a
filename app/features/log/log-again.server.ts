import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { lockUser } from "~/db/rows.server";
import type { Db, Store } from "~/db/store";
import { PARTS_OF_DAY, type PartOfDay } from "~/features/day/calendar-days";
import { eatenAt, instantOf, localTime, type Player, partEaten, type When } from "~/features/day/dates";
import { DAY_MESSAGES, homePath } from "~/features/day/messages";
import { openDay, reopenDay, settleDay } from "~/features/day/settle.server";
import { whenGiven } from "~/features/day/when-form.server";
import { entryColumns } from "~/features/food/entry";
import { keySchema } from "~/features/food/entry-form.server";
import { foodsOfDay, type LoggedFood, loggedFood } from "~/features/food/logged.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { withServings } from "~/features/food/servings";
import { Refusal } from "~/http/refusal";
import { sha256 } from "~/platform/crypto.server";
import { localDate } from "~/platform/local-date";
import { checkRoom, insertFood, type Logged, logFoodWhen } from "./log-food.server";

type Again = { key: string /** As many as before by default. */; number_of_servings?: number };

/**
 * Logs a food once more: now, or on another day at the time it was eaten before.
 * Throws Refusal: 404 when the food is gone, 400 for too many servings.
 */
export async function logFoodAgain(
  store: Store,
  player: Player,
  foodId: string,
  { key, date, time, number_of_servings: servings }: When & Again,
  now: number,
): Promise<Logged> {
  const old = await loggedFood(store.read, player.id, foodId);
  if (!old) throw new Refusal(404, DAY_MESSAGES.foodGone);
  const entry = servings === undefined ? old.entry : withServings(old.entry, servings);
  if (!entry) throw new Refusal(400, FOOD_MESSAGES.notANumber);
  const other = date !== localDate(player, now);
  const before = other && date ? localTime(player.timeZone, old.time) : undefined;
  return logFoodWhen(store, player, { entry, key, date, time: time ?? before }, now);
}

export const COPY_ID_LENGTH = 12;

/** What the ids of foods logged together begin with; the same for the same `press`. */
export const copyIdOf = (userId: string, press: unknown[]): string =>
  sha256(JSON.stringify([userId, ...press])).slice(0, COPY_ID_LENGTH);

/** Inside a transaction: logs foods once more on the day `to`, at their times; once for the same `copyId`, for `undoCopy`. */
export async function addCopies(
  db: Db,
  player: Player,
  { copyId, to, foods }: { copyId: string; to: string; foods: readonly LoggedFood[] },
  now: number,
) {
  const day = await openDay(db, player.id, to, now);
  const rows = foods.map(({ id, entry, time }) => ({
    ...entryColumns(entry),
    user_id: player.id,
    id: copyId + sha256(JSON.stringify([copyId, id])).slice(0, 22 - COPY_ID_LENGTH),
    time,
    local_date: to,
    created_at: now,
  }));
  for (const row of rows) await insertFood(db, row);
  await checkRoom(db, player.id, to);
  const { collected } = await settleDay(db, day, player, now);
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
  store: Store,
  player: Player,
  { foods: ids, key, date, time }: Sent,
  now: number,
): Promise<{ home: string; undo: string }> {
  const today = localDate(player, now);
  const eaten = eatenAt(player, { date, time }, now);
  const copyId = copyIdOf(player.id, ["together", key, ids, eaten.date === today ? null : eaten.date]);
  return store.tx(async (db) => {
    await lockUser(db, player.id);
    const found = await Promise.all(ids.map((id) => loggedFood(db, player.id, id)));
    const foods = found.flatMap((food) => (food ? [{ ...food, time: eaten.time }] : []));
    if (foods.length === 0) throw new Refusal(404, DAY_MESSAGES.foodGone);
    const { collected } = await addCopies(db, player, { copyId, to: eaten.date, foods }, now);
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
export async function copyFoods(store: Store, player: Player, { from, to, group, key }: Copy, now: number) {
  const { id: userId } = player;
  const copyId = copyIdOf(userId, ["copy", key, from, to === localDate(player, now) ? null : to, group]);
  const copied = await store.tx(async (db) => {
    await lockUser(db, userId);
    const all = from === to ? [] : await foodsOfDay(db, userId, from);
    const foods = all.filter((food) => !group || partEaten(player, food) === group);
    if (foods.length === 0) throw new Refusal(400, DAY_MESSAGES.nothingToCopy);
    if (foods.length > COPY_MAX) throw new Refusal(400, DAY_MESSAGES.tooMuchToCopy);
    const moved = foods.map((food) => ({
      ...food,
      time: instantOf(player, to, localTime(player.timeZone, food.time)),
    }));
    return addCopies(db, player, { copyId, to, foods: moved }, now);
  });
  return { copyId, ...copied };
}

/** From a press to the last moment of its toast, on a slow line too. */
const UNDO_MS = 2 * 60_000;

/** Takes the foods of a copy off their day, and the card that they completed within the toast's life; false when none is left. */
export const undoCopy = (store: Store, player: Player, date: string, copyId: string, now: number) =>
  store.tx(async (db) => {
    await lockUser(db, player.id);
    const copied = copiedOn(db, player.id, date, copyId);
    const { food } = db.t;
    const [one] = await db.select({ copiedAt: food.created_at }).from(food).where(copied).limit(1);
    if (!one) return false;
    const day = await openDay(db, player.id, date, now);
    await db.delete(food).where(copied);
    const byCopy = day.completed_at === one.copiedAt && now - one.copiedAt <= UNDO_MS;
    await settleDay(db, byCopy ? await reopenDay(db, day, player, now) : day, player, now);
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
