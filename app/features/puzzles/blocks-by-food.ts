import { addAmounts, NO_AMOUNTS } from "~/features/nutrition/add-amounts";
import type { Amounts } from "~/features/nutrition/amounts";
import type { PerNutrient } from "~/features/nutrition/per-nutrient";

/** Blocks by their places in filling order, `to` not included. */
export type Span = { from: PerNutrient; to: PerNutrient };

/** The blocks of each food, in the order eaten; `filledAt` is the fill at given totals. */
export function blocksByFood(eaten: readonly Amounts[], filledAt: (totals: Amounts) => PerNutrient): Span[] {
  let totals = NO_AMOUNTS;
  let from = filledAt(totals);
  return eaten.map((food) => {
    totals = addAmounts([totals, food]);
    const span = { from, to: filledAt(totals) };
    from = span.to;
    return span;
  });
}
