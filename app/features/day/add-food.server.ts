import type { Db } from "~/db/store";
import type { FoodEntry } from "../food/food-entry";
import { localDate } from "./local-date";
import { openDay } from "./open-day.server";
import type { Player } from "./player";
import { type Settled, settleDay } from "./settle-day.server";

/** Adds a food to the player's today, inside a transaction. One that is there under this id stays as it is. */
export async function addFood(
  db: Db,
  player: Player,
  { id, entry }: { id: string; entry: FoodEntry },
  now: number,
): Promise<Settled> {
  const date = localDate(player.timeZone, now);
  const day = await openDay(db, player.id, date, now);
  await db
    .insert(db.t.food)
    .values({
      user_id: player.id,
      id,
      name: entry.name,
      emoji: entry.emoji,
      time: now,
      local_date: date,
      ...entry.amounts,
      number_of_servings: entry.servings,
      created_at: now,
    })
    .onConflictDoNothing();
  return settleDay(db, day, now, player.nickname);
}
