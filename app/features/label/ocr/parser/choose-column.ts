import { energyFrom, type Values } from "~/features/nutrition/agreement";
import type { Candidate } from "./read-table";

const ORDER = ["serving", null, "100g", "100ml", "container", "else"];

const valueCount = ({ values }: Candidate) => Object.values(values).filter((value) => value !== null).length;

export const worth = (column: Candidate) =>
  valueCount(column) +
  (column.agreed ? 2 - 5 * relativeError(column.values) : column.agreed === false ? -1.5 : 0) +
  (column.sureEnergy ? 0.5 : 0);

function relativeError(values: Values) {
  const [sum, calories] = [energyFrom(values), values.calories ?? 0];
  return Math.min(0.2, Math.abs(sum - calories) / Math.max(1, sum, calories));
}

/** The best column counts fully, all of them a little. */
export const worthOfAll = (columns: Candidate[]) =>
  Math.max(0, ...columns.map(worth)) + columns.reduce((sum, column) => sum + worth(column), 0) / 4;

/** Per serving where that is about as readable as the others; of equals the first. */
export function chooseColumn(columns: Candidate[]): Candidate | undefined {
  const firsts = columns
    .filter((column) => valueCount(column) > 1)
    .filter((column, i, list) => list.findIndex(({ kind }) => kind === column.kind) === i);
  const most = Math.max(...firsts.map(worth));
  return firsts
    .filter((column) => worth(column) >= most - 1)
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))[0];
}
