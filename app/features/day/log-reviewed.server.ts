import type { Store } from "~/db/store";
import type { FoodEntry } from "../food/food-entry";
import { foodId } from "../food/food-id.server";
import { confirmMeal } from "../food/review/confirmed-meal.server";
import type { RowNote } from "../food/review/row-note";
import { addFood } from "./add-food.server";
import type { Player } from "./player";
import type { Settled } from "./settle-day.server";

type Reviewed = { entry: FoodEntry; description: string; notes: RowNote[] };

/** Logs a reviewed meal to the player's today, and keeps it for the next time that they describe it so. */
export function logReviewed(
  store: Store,
  player: Player,
  meal: Reviewed,
  key: string,
  now: number,
): Promise<Settled> {
  const id = foodId(player.id, key, meal.entry);
  return store.tx(async (db) => {
    const settled = await addFood(db, player, { id, entry: meal.entry }, now);
    await confirmMeal(db, player.id, meal, now);
    return settled;
  });
}
