import { and, eq, sql } from "drizzle-orm";
import { lockUser } from "~/db/lock-user.server";
import type { Db, Store } from "~/db/store";
import { foodsOfDay } from "~/features/food/logged-food.server";
import { Refusal } from "~/http/refusal";
import { localDate } from "../calendar/local-date";
import { instantOf, localTime } from "../calendar/local-time";
import { partEaten } from "../calendar/part-eaten";
import type { PartOfDay } from "../calendar/part-of-day";
import { DAY_MESSAGES } from "../messages";
import { openDay } from "../open-day.server";
import type { Player } from "../player";
import { settleDay } from "../settle-day.server";
import { addCopies, COPY_ID_LENGTH, copyIdOf } from "./add-copies.server";

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

/** Takes the foods of a copy off their day; false when none is left. */
export const undoCopy = (store: Store, player: Player, date: string, copyId: string, now: number) =>
  store.tx(async (db) => {
    await lockUser(db, player.id);
    const copied = copiedOn(db, player.id, date, copyId);
    const [one] = await db.select({ id: db.t.food.id }).from(db.t.food).where(copied).limit(1);
    if (!one) return false;
    const day = await openDay(db, player.id, date, now);
    await db.delete(db.t.food).where(copied);
    await settleDay(db, day, player, now);
    return true;
  });

const copiedOn = ({ t: { food } }: Db, userId: string, date: string, copyId: string) =>
  and(
    eq(food.user_id, userId),
    eq(food.local_date, date),
    eq(sql`substr(${food.id}, 1, ${sql.raw(String(COPY_ID_LENGTH))})`, copyId),
  );
