import type { Amounts } from "~/features/nutrition/amounts";
import type { ReviewRow, RowFood } from "~/features/search/portion/review-row";

/** A row as JSON in a form field and in a confirmed meal: the food's ref, the AI service's `estimate` for 100 g, or a logged part's `own` figures. */
export type SavedRow = Omit<ReviewRow, "food"> & {
  estimate?: { amounts: Amounts; source: string };
  own?: RowFood;
};

export function savedRow({ food, ...row }: ReviewRow): SavedRow {
  if (row.ref !== null) return row;
  const { unit, portions, ...estimate } = food;
  return unit === "g" && food.source.startsWith("AI estimate") ? { ...row, estimate } : { ...row, own: food };
}
