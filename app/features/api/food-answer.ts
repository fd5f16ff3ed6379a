import type { FoodPart } from "~/features/food/food-part";
import type { LoggedFood } from "~/features/food/logged-food.server";
import { perServingOf } from "~/features/food/per-serving-of";
import { amountsOf } from "~/features/nutrition/amounts-of";

/** A logged food as the API returns it. */
export const foodAnswer = ({ id, entry, time, date }: LoggedFood) => ({
  id,
  name: entry.name,
  emoji: entry.emoji,
  time: new Date(time).toISOString(),
  date,
  number_of_servings: entry.servings,
  nutrition: entry.amounts,
  nutrition_per_serving: perServingOf(entry),
  parts: (entry.parts ?? []).map(partAnswer),
  source: entry.source ?? null,
  estimated: entry.estimated ?? false,
});

const partAnswer = ({ name, emoji, amount, unit, grams, source, estimated, ref, ...amounts }: FoodPart) => ({
  name,
  emoji,
  amount,
  unit,
  grams,
  nutrition: amountsOf(amounts),
  source,
  estimated,
  ref,
});
