import { toTenth } from "~/features/nutrition/to-tenth";
import { type ReviewRow, ROWS_MAX } from "~/features/search/portion/review-row";
import { rowQuantity } from "~/features/search/portion/row-amounts";
import { rowOfFood } from "~/features/search/portion/row-of-food";
import type { SourceFood } from "~/features/search/sources/source-food";
import type { Review } from "./review";
import { withRows } from "./with-rows";

/** With a food in row `target`, else in a further row. */
export function withFood(review: Review, food: SourceFood, target: number | null): Review {
  const { rows } = review;
  const old = target === null ? undefined : rows[target];
  if (!old) return rows.length < ROWS_MAX ? withRows(review, [...rows, rowOfFood(food)]) : review;
  const swapped = rows.map((row) => (row === old ? swapRow(old, food) : row));
  return withRows(review, swapped);
}

/** Another food in a row: the same number of the same portion, else the same weight, else its usual portion. */
export function swapRow(row: ReviewRow, food: SourceFood): ReviewRow {
  const fresh = rowOfFood(food);
  if (food.portions.some(({ name }) => name === row.unit))
    return { ...fresh, amount: row.amount, unit: row.unit };
  const quantity = rowQuantity(row);
  if (quantity === undefined || food.unit === "portion" || row.food.unit === "portion") return fresh;
  return { ...fresh, amount: String(toTenth(quantity)), unit: food.unit };
}
