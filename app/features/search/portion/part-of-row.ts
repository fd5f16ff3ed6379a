import type { FoodPart } from "~/features/food/food-part";
import { parseCount } from "~/features/nutrition/parse-count";
import { isEstimated } from "./is-estimated";
import type { ReviewRow } from "./review-row";
import { rowAmounts, rowQuantity } from "./row-amounts";

/** A row of a review as it is logged; undefined for a bad or too large `amount`. */
export function partOfRow(row: ReviewRow): FoodPart | undefined {
  const amounts = rowAmounts(row);
  const amount = parseCount(row.amount);
  if (!amounts || amount === undefined) return undefined;
  const { ref, name, emoji, unit, food } = row;
  return {
    ref,
    name,
    emoji,
    amount: Math.round(amount * 10_000) / 10_000,
    unit,
    grams: food.unit === "g" ? (rowQuantity(row) ?? null) : null,
    ...amounts,
    source: food.source || null,
    estimated: isEstimated(row),
  };
}
