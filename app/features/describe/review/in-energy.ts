import { kcalTextIn } from "~/features/nutrition/amount-field-text";
import { energyUnit } from "~/features/nutrition/amount-labels";
import type { Energy } from "~/features/nutrition/energy";
import type { Review } from "./review";

/** A review in kcal, with the unit that its totals are shown and typed in. */
export const inEnergy = (review: Review, energy: Energy): Review => ({
  ...review,
  energy,
  totals: { ...review.totals, calories: kcalTextIn(review.totals.calories, energyUnit(energy)) },
});
