import type { LoggedFood } from "~/features/food/logged-food.server";
import { perServing } from "~/features/food/per-serving";

/** A logged food as the API returns it. */
export const foodAnswer = ({ id, entry: { amounts, servings, ...names }, time, date }: LoggedFood) => ({
  id,
  ...names,
  time: new Date(time).toISOString(),
  date,
  number_of_servings: servings,
  nutrition: amounts,
  nutrition_per_serving: perServing(amounts, servings),
});
