import type { Store } from "~/db/store";
import type { FoodEntry } from "../food/food-entry";
import { foodId } from "../food/food-id.server";
import { addFood } from "./add-food.server";
import type { Player } from "./player";
import type { Settled } from "./settle-day.server";

/** Logs a food to the player's today. The same `key` and entry again change nothing. */
export function logFood(
  store: Store,
  player: Player,
  entry: FoodEntry,
  key: string,
  now: number,
): Promise<Settled> {
  const id = foodId(player.id, key, entry);
  return store.tx((db) => addFood(db, player, { id, entry }, now));
}
