import type { Amounts } from "~/features/nutrition/amounts";
import type { ReviewRow } from "~/features/search/portion/review-row";

/** A row as JSON in a form field and in a confirmed meal: the food's ref, or the AI service's `estimate` for 100 g. */
export type SavedRow = Omit<ReviewRow, "food"> & { estimate?: { amounts: Amounts; source: string } };

export function savedRow({ food, ...row }: ReviewRow): SavedRow {
  return row.ref === null ? { ...row, estimate: { amounts: food.amounts, source: food.source } } : row;
}
