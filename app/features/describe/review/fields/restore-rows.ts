import type { ReviewRow } from "~/features/search/portion/review-row";
import { rowUnits } from "~/features/search/portion/row-units";
import type { FoundFood } from "~/features/search/sources/source-food";
import type { RowNote } from "./saved-row";

/** Notes as rows again, with the figures that the sources have now. `lost` are the names of foods that are no longer there. */
export function rowsOfNotes(
  notes: readonly RowNote[],
  foods: ReadonlyMap<string, FoundFood>,
): { rows: ReviewRow[]; lost: string[] } {
  const rows: ReviewRow[] = [];
  const lost: string[] = [];
  for (const note of notes) {
    const row = rowOf(note, foods);
    if (row) rows.push(row);
    else lost.push(note.name);
  }
  return { rows, lost };
}

function rowOf({ estimate, ...note }: RowNote, foods: ReadonlyMap<string, FoundFood>): ReviewRow | undefined {
  if (note.ref === null)
    return estimate && known({ ...note, food: { unit: "g", portions: [], ...estimate } });
  const found = foods.get(note.ref);
  if (!found) return undefined;
  const { unit, amounts, portions, source } = found;
  return known({ ...note, food: { unit, amounts, portions, source } });
}

/** A portion that its food hasn't got counts as the food's own unit. */
const known = (row: ReviewRow): ReviewRow =>
  rowUnits(row.food).some(({ value }) => value === row.unit) ? row : { ...row, unit: row.food.unit };
