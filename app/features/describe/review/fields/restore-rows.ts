import type { ReviewRow } from "~/features/search/portion/review-row";
import { rowUnits } from "~/features/search/portion/row-units";
import type { SourceFood } from "~/features/search/sources/source-food";
import type { SavedRow } from "./saved-row";

/** Saved rows with the current figures of their foods; `lost` are the names of foods that no longer exist. */
export function restoreRows(
  savedRows: readonly SavedRow[],
  foods: ReadonlyMap<string, SourceFood>,
): { rows: ReviewRow[]; lost: string[] } {
  const rows: ReviewRow[] = [];
  const lost: string[] = [];
  for (const savedRow of savedRows) {
    const row = restoreRow(savedRow, foods);
    if (row) rows.push(row);
    else lost.push(savedRow.name);
  }
  return { rows, lost };
}

function restoreRow(
  { estimate, own, ...saved }: SavedRow,
  foods: ReadonlyMap<string, SourceFood>,
): ReviewRow | undefined {
  if (saved.ref === null) {
    const figures = own ?? (estimate && { unit: "g" as const, portions: [], ...estimate });
    return figures && withKnownUnit({ ...saved, food: figures });
  }
  const food = foods.get(saved.ref);
  if (!food) return undefined;
  const { unit, amounts, portions, source } = food;
  return withKnownUnit({ ...saved, food: { unit, amounts, portions, source } });
}

const withKnownUnit = (row: ReviewRow): ReviewRow =>
  rowUnits(row.food).some(({ value }) => value === row.unit) ? row : { ...row, unit: row.food.unit };
