import type { Db } from "~/db/store";
import { entryColumns } from "~/features/food/food-entry";
import type { LoggedFood } from "~/features/food/logged-food.server";
import { sha256 } from "~/platform/sha256.server";
import { openDay } from "../open-day.server";
import type { Player } from "../player";
import { settleDay } from "../settle-day.server";
import { checkRoom } from "./check-room.server";

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
  await db.insert(db.t.food).values(rows).onConflictDoNothing();
  await checkRoom(db, player.id, to);
  const { collected } = await settleDay(db, day, player, now);
  return { foods: rows.map(({ id }) => id), collected };
}
