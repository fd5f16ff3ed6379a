import { eachAmount } from "~/features/nutrition/each-amount";
import { MAX_AMOUNT } from "~/features/nutrition/parse-amount";
import { toTenth } from "~/features/nutrition/to-tenth";
import type { FoodEntry } from "./food-entry";

/** The same food in another number of servings; undefined for impossible amounts. */
export function withServings(entry: FoodEntry, servings: number): FoodEntry | undefined {
  const amounts = eachAmount(entry.amounts, (amount) => toTenth((amount * servings) / entry.servings));
  if (Object.values(amounts).some((amount) => amount > MAX_AMOUNT)) return undefined;
  return { ...entry, amounts, servings };
}
