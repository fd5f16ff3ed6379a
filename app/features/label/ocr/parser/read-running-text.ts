import type { Amount } from "./find-amounts";
import type { Name } from "./find-names";
import type { LabelPage } from "./label-page";
import type { Candidate } from "./read-table";
import { rowColumn } from "./row-column";
import type { Row } from "./rows";
import { settleValues } from "./settle-values";
import type { StraightLine } from "./straight-line";

/** Values printed as running text: each name followed by its amount, perhaps on the next line. */
export function readRunningText({ lines, names, amounts, headers }: LabelPage): Candidate[] {
  const full = lines.filter((line) => names.filter((name) => name.line === line).length > 1);
  if (full.length === 0) return [];
  const left = Math.min(...full.map((line) => line.x[0] as number));
  const right = Math.max(...full.map((line) => line.x.at(-1) as number));
  const inside = lines.filter((line) => (line.x[0] as number) < right && (line.x.at(-1) as number) > left);

  const rows: Row[] = [];
  for (const part of inReadingOrder(inside).flatMap((line) => parts(line, names, amounts))) {
    if ("nutrient" in part) rows.push({ name: part, amounts: [] });
    else if (part.unit !== "%") rows.at(-1)?.amounts.push(part);
  }
  const column = rowColumn(rows, headers);
  return [{ ...settleValues(column), kind: column.kind }];
}

const parts = (line: StraightLine, names: Name[], amounts: Amount[]) =>
  [...names, ...amounts].filter((part) => part.line === line).toSorted((a, b) => a.from - b.from);

function inReadingOrder(lines: StraightLine[]) {
  const height = (line: StraightLine) => line.y[line.y.length >> 1] as number;
  const rows: StraightLine[][] = [];
  for (const line of lines.toSorted((a, b) => height(a) - height(b))) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && height(line) - height(first) < 0.45 * Math.min(line.height, first.height))
      row.push(line);
    else rows.push([line]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => (a.x[0] as number) - (b.x[0] as number)));
}
