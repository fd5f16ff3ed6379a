import { AMOUNTS, type Amounts } from "~/features/nutrition/amounts";
import { isNearGoal } from "~/features/nutrition/near-goal";

/** Calories and all three nutrients within 90 to 110 % of their goals. */
export const isNeat = (totals: Amounts, goals: Amounts): boolean =>
  totals.calories > 0 && AMOUNTS.every((name) => isNearGoal(totals[name], goals[name]));
