import { toTenth } from "~/features/nutrition/parse-amount";
import type { ReviewRow } from "~/features/search/portion/review-row";
import { rowQuantity } from "~/features/search/portion/row-amounts";
import { rowOfFood } from "~/features/search/portion/row-of-food";
import type { FoundFood } from "~/features/search/sources/source-food";

/** Another food in a row's place, as much of it: as many of the same portion, else the same weight, where there is one. */
export function swapRow(row: ReviewRow, found: FoundFood): ReviewRow {
  const fresh = rowOfFood(found);
  if (found.portions.some(({ name }) => name === row.unit))
    return { ...fresh, amount: row.amount, unit: row.unit };
  const quantity = rowQuantity(row);
  if (quantity === undefined || found.unit === "portion" || row.food.unit === "portion") return fresh;
  return { ...fresh, amount: String(toTenth(quantity)), unit: found.unit };
}
