import type { Amounts } from "~/features/nutrition/amounts";
import type { ReviewRow } from "~/features/search/portion/review-row";

/**
 * A row as a form carries it and as a confirmed meal keeps it. A food of a source is only named: its figures are looked
 * up again. `estimate` are the AI service's figures of 100 g, for a food that no source knows.
 */
export type RowNote = Omit<ReviewRow, "food"> & { estimate?: { amounts: Amounts; source: string } };

export function noteOf({ food, ...row }: ReviewRow): RowNote {
  return row.ref === null ? { ...row, estimate: { amounts: food.amounts, source: food.source } } : row;
}
