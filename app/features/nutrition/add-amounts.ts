import { type Amounts, NO_AMOUNTS } from "./amounts";
import { toTenth } from "./parse-amount";

/** The sum of several foods, each amount to one decimal. */
export function addAmounts(all: readonly Amounts[]): Amounts {
  return all.reduce<Amounts>(
    (sum, each) => ({
      calories: toTenth(sum.calories + each.calories),
      carbs: toTenth(sum.carbs + each.carbs),
      protein: toTenth(sum.protein + each.protein),
      fats: toTenth(sum.fats + each.fats),
    }),
    NO_AMOUNTS,
  );
}
