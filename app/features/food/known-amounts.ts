import { AMOUNTS } from "~/features/nutrition/amounts";
import { toTenth } from "~/features/nutrition/to-tenth";
import type { FoodItem } from "./food-item";

/** The attribute that lets a form without fields for its amounts fill blocks before it is answered; none if one is unknown. */
export function knownAmounts(foods: readonly Pick<FoodItem, "nutrition">[], times = 1) {
  const amounts = AMOUNTS.map((_, i) =>
    foods.reduce((sum, { nutrition }) => sum + times * (nutrition[i]?.value ?? Number.NaN), 0),
  );
  return amounts.some(Number.isNaN) ? {} : { "data-amounts": amounts.map(toTenth).join(" ") };
}
