import type { WeightTable } from "../formats/weight-table";
import type { Choices, Question } from "./choices";
import type { CsvFile } from "./csv-table.server";
import { type NotTaken, notTaken } from "./not-taken";
import type { DateOrder } from "./read-date";
import type { ReadRow } from "./read-row";
import { recordsOf } from "./records-of.server";
import type { Writing } from "./row-of-record";
import { survey } from "./survey";
import { weightOfRecord } from "./weight-of-record";

export type WeightFile = CsvFile & { weights: WeightTable };

type Weights = { rows: AsyncIterable<ReadRow>; notTaken: NotTaken; question?: undefined };

/** Reads a CSV file's weights, its dates as it writes them, else in this order. Asks for an order that is still unclear. */
export async function readWeights(
  file: WeightFile,
  choices: Choices,
  order?: DateOrder,
): Promise<Weights | { question: Question }> {
  const { weights: table, sample } = file;
  const found = survey({ date: table.date, calories: table.weight });
  let others = 0;
  for await (const { cells } of recordsOf(file))
    if (table.holds?.(cells) ?? true) found.add(cells);
    else others++;
  const seen = found.result();
  const known = seen.order ?? order ?? choices.order;
  if (seen.unclear && !known)
    return { question: { program: table.program, sample, guess: choices, unclearDate: seen.unclear } };
  return {
    rows: rowsIn(file, { order: known, mark: seen.mark }),
    notTaken: notTaken("measurements", others),
  };
}

async function* rowsIn(file: WeightFile, writing: Writing): AsyncGenerator<ReadRow> {
  const { weights: table } = file;
  for await (const { cells, line } of recordsOf(file)) {
    const row = (table.holds?.(cells) ?? true) && weightOfRecord(cells, line, { ...writing, table });
    if (row) yield row;
  }
}
