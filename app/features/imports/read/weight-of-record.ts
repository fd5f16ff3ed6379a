import type { WeightTable } from "../formats/weight-table";
import { IMPORT_MESSAGES } from "../messages";
import { readCell } from "./read-cell";
import { readDate } from "./read-date";
import type { ReadRow } from "./read-row";
import type { Writing } from "./row-of-record";

const CELL_MAX = 80;

/** A record of a CSV file as a weight, or why it is none; undefined for a day without one. */
export function weightOfRecord(
  cells: readonly string[],
  line: number,
  { table, order, mark }: Writing & { table: WeightTable },
): ReadRow | undefined {
  const cell = (column: number) => (cells[column] ?? "").trim().slice(0, CELL_MAX);
  const leftOut = (reason: string): ReadRow => ({ kind: "left out", line, reason });
  const weight = readCell(cell(table.weight).replace(/ ?(?:kg|lbs?)$/i, ""), mark);
  if (weight === "nothing") return undefined;
  const left = table.leaves?.(cells);
  if (left) return leftOut(left);
  const date = readDate(cell(table.date), order);
  if (!date) return leftOut(IMPORT_MESSAGES.notADate);
  if (typeof weight !== "number") return leftOut(IMPORT_MESSAGES.weight);
  const { unit } = table;
  const named = typeof unit === "object" ? unitOf(cell(unit.column)) : unit;
  if (typeof unit === "object" && !named) return leftOut(IMPORT_MESSAGES.weight);
  return { kind: "weight", line, date, weight, ...(named && { unit: named }) };
}

const unitOf = (text: string) =>
  /^kgs?$/i.test(text) ? "kg" : /^(?:lbs?|pounds?)$/i.test(text) ? "lb" : undefined;
