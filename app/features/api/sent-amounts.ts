import { FOOD_MESSAGES } from "~/features/food/messages";
import { unitOf } from "~/features/nutrition/amount-labels";
import type { AmountName, Amounts } from "~/features/nutrition/amounts";
import { perAmount } from "~/features/nutrition/per-amount";
import { toTenth } from "~/features/nutrition/to-tenth";
import { Refusal } from "~/http/refusal";
import { API_MESSAGES } from "./messages";
import { sentAmount } from "./sent-amount";

type Some = Partial<Record<AmountName, number | string>>;
export type SentAmounts = { nutrition?: Some; nutrition_per_serving?: Some };

/**
 * What was eaten in all, from what a program sent for `servings`. Beside `nutrition_per_serving`, `nutrition` is for
 * all servings; alone it is as `alone` says. `missing` gives the amounts that are not sent.
 * Throws Refusal when the two disagree, or an amount is more than can be.
 */
export function sentAmounts(
  { nutrition = {}, nutrition_per_serving: single = {} }: SentAmounts,
  servings: number,
  alone: "per serving" | "refused unless one serving",
  missing: (name: AmountName) => number | undefined = () => undefined,
): Amounts {
  return perAmount((name) => {
    const unit = unitOf(name);
    const [whole, each] = [nutrition[name], single[name]];
    if (whole === undefined && each === undefined) return possible(missing(name));
    if (whole === undefined || each === undefined) {
      if (each === undefined && alone !== "per serving" && servings !== 1)
        throw new Refusal(400, API_MESSAGES.whichNutrition);
      return possible(sentAmount(each ?? whole ?? 0, unit, servings));
    }
    const all = possible(sentAmount(whole, unit));
    const one = possible(sentAmount(each, unit));
    if (toTenth(all / servings) !== one && toTenth(one * servings) !== all)
      throw new Refusal(400, API_MESSAGES.nutritionDisagrees);
    return all;
  });
}

function possible(amount: number | undefined): number {
  if (amount === undefined) throw new Refusal(400, FOOD_MESSAGES.notANumber);
  return amount;
}
