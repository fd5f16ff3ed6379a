import type { FoodEntry } from "~/features/food/food-entry";
import { perServing } from "~/features/food/per-serving";

type Logged = { id: string; entry: FoodEntry; time: number; date: string };

/** A logged food as the API tells it. */
export const foodAnswer = ({ id, entry, time, date }: Logged) => ({
  id,
  name: entry.name,
  emoji: entry.emoji,
  time: new Date(time).toISOString(),
  date,
  number_of_servings: entry.servings,
  nutrition: entry.amounts,
  nutrition_per_serving: perServing(entry.amounts, entry.servings),
});
