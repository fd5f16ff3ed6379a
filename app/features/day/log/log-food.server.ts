import type { Store } from "~/db/store";
import type { FoodEntry } from "~/features/food/food-entry";
import { type Eaten, eatenAt } from "../calendar/eaten-at";
import type { Player } from "../player";
import type { Settled } from "../settle-day.server";
import { addFood } from "./add-food.server";
import { idOnDay } from "./id-on-day.server";

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
