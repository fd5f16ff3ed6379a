import type { Store } from "~/db/store";
import type { FoodEntry } from "../food/food-entry";
import { foodId } from "../food/food-id.server";
import { localDate } from "./local-date";
import { openDay } from "./open-day.server";
import type { Player } from "./player";
import { type Settled, settleDay } from "./settle-day.server";

/** Logs a food to the player's today. The same `key` and entry again change nothing. */
export function logFood(
  store: Store,
  player: Player,
  entry: FoodEntry,
  key: string,
  now: number,
): Promise<Settled> {
  const date = localDate(player.timeZone, now);
  return store.tx(async (db) => {
    const day = await openDay(db, player.id, date, now);
    await db
      .insert(db.t.food)
      .values({
        user_id: player.id,
        id: foodId(player.id, key, entry),
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
  });
}
