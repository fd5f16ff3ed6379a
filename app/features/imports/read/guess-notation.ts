import type { Columns } from "~/features/imports/formats/format";
import { AMOUNTS } from "~/features/nutrition/amounts";
import { type DateOrder, type DecimalMark, decimalMarkIn, needsOrder, orderIn } from "./cells";

const CELL_MAX = 40;

/** Guesses how a file writes dates and decimals, row by row. `notes` is the column of what a person wrote beside. */
export function guessNotation(columns: Columns, notes?: number) {
  const orders: Record<DateOrder, number> = { "month first": 0, "day first": 0 };
  const marks: Record<DecimalMark, number> = { ".": 0, ",": 0 };
  let [rows, noted] = [0, 0];
  let unclear = "";

  return {
    add(cells: readonly string[]) {
      rows++;
      if ((cells[notes ?? -1] ?? "").trim() !== "") noted++;
      const date = (cells[columns.date] ?? "").slice(0, CELL_MAX);
      const order = orderIn(date);
      if (order) orders[order]++;
      else if (needsOrder(date)) unclear ||= date;
      for (const name of AMOUNTS) {
        const mark = decimalMarkIn((cells[columns[name] ?? -1] ?? "").slice(0, CELL_MAX));
        if (mark) marks[mark]++;
      }
    },
    /** `unclear` is a date that can be read both ways, when no other date decides. */
    result: () => ({
      rows,
      notes: noted,
      order: mostly(orders, "month first", "day first"),
      mark: marks[","] > marks["."] ? ("," as const) : ("." as const),
      unclear: orders["day first"] === orders["month first"] ? unclear : "",
    }),
  };
}

const mostly = (orders: Record<DateOrder, number>, one: DateOrder, other: DateOrder) =>
  orders[one] === orders[other] ? undefined : orders[one] > orders[other] ? one : other;
