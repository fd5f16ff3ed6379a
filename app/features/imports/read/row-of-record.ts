import { AMOUNTS, type AmountName } from "~/features/nutrition/amounts";
import { cleanText } from "~/platform/text/clean-text";
import type { ColumnName, Table } from "../formats/columns";
import { IMPORT_MESSAGES } from "../messages";
import { foodFrom } from "./food-from";
import { type DecimalMark, readCell } from "./read-cell";
import { type DateOrder, readDate } from "./read-date";
import type { ReadRow } from "./read-row";
import { mealTime, readTime } from "./read-time";

const KJ_PER_KCAL = 4.184;
const CELL_MAX = 80;
const NAME_MAX = 500;
const TOTAL = /^(?:grand )?totals?\b/i;

export type Writing = { order?: DateOrder; mark: DecimalMark };

/** A record of a CSV file as a food, or why it is none. */
export function rowOfRecord(
  cells: readonly string[],
  line: number,
  { header, table, order, mark }: Writing & { header: readonly string[]; table: Table },
): ReadRow {
  const { columns, perServing, unnamed = "" } = table;
  const cell = (column: ColumnName, max = CELL_MAX) =>
    (cells[columns[column] ?? -1] ?? "").trim().slice(0, max);
  const leftOut = (reason: string, column?: ColumnName): ReadRow => {
    const at = column && columns[column];
    return { kind: "left out", line, reason, ...(at !== undefined && { column: header[at] ?? "" }) };
  };
  if (cells.slice(header.length).some((text) => text.trim() !== "")) return leftOut(IMPORT_MESSAGES.tooWide);
  const left = table.leaves?.(cells);
  if (left) return leftOut(left);
  const [name, meal] = [cleanText(cell("name", NAME_MAX)), cleanText(cell("meal"))];
  if ([cell("date"), name, meal].some((text) => TOTAL.test(text))) return leftOut(IMPORT_MESSAGES.total);
  const date = readDate(cell("date"), order);
  if (!date) return leftOut(IMPORT_MESSAGES.notADate, "date");

  const read = (column: ColumnName) =>
    columns[column] === undefined ? "nothing" : readCell(cell(column), mark);
  const servings = read("servings");
  const times = perServing && typeof servings === "number" ? servings : 1;
  const amounts: Partial<Record<AmountName, number>> = {};
  for (const column of AMOUNTS) {
    const value = read(column);
    if (value === "unreadable") return leftOut(IMPORT_MESSAGES.unreadable, column);
    if (value === "negative") return leftOut(IMPORT_MESSAGES.negative, column);
    if (value === "nothing") continue;
    amounts[column] = (column === "calories" && table.energy === "kJ" ? value / KJ_PER_KCAL : value) * times;
  }
  const time = readTime(cell("time")) ?? readTime(cell("date")) ?? mealTime(meal);
  const someEaten = Object.values(amounts).some((amount) => amount > 0);
  return foodFrom({
    line,
    date,
    time,
    name: name || (someEaten ? meal || unnamed : ""),
    amounts,
    servings: typeof servings === "number" && servings > 0 ? servings : 1,
  });
}
