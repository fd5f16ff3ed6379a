import type { Store } from "~/db/store";
import { confirmMeal } from "~/features/describe/review/confirmed/confirmed-meal.server";
import type { SavedRow } from "~/features/describe/review/fields/saved-row";
import type { FoodEntry } from "~/features/food/food-entry";
import { type Eaten, eatenAt } from "../calendar/eaten-at";
import type { Player } from "../player";
import { addFood } from "./add-food.server";
import { idOnDay } from "./id-on-day.server";
import type { LoggedNow } from "./log-food.server";

type Reviewed = { entry: FoodEntry; description: string; rows: SavedRow[] };

export function logCheckedMeal(
  store: Store,
  player: Player,
  meal: Reviewed,
  key: string,
  now: number,
  eaten: Eaten = eatenAt(player, {}, now),
): Promise<LoggedNow> {
  const id = idOnDay(player, key, meal.entry, eaten, now);
  return store.tx(async (db) => {
    const settled = await addFood(db, player, { id, entry: meal.entry, eaten }, now);
    await confirmMeal(db, player.id, meal, now);
    return { id, ...settled };
  });
}
