import { AMOUNTS } from "~/features/nutrition/amounts";
import { Refusal } from "~/http/refusal";
import { guessColumns } from "../formats/any-csv";
import type { Table } from "../formats/columns";
import { IMPORT_ROWS_MAX } from "../limits";
import { IMPORT_REFUSALS } from "../refusals";
import type { Choices, Question } from "./choices";
import type { CsvFile } from "./csv-table.server";
import type { DateOrder } from "./read-date";
import type { ReadRow } from "./read-row";
import { recordsOf } from "./records-of.server";
import { rowOfRecord, type Writing } from "./row-of-record";
import { survey } from "./survey";

const CELL_SHOWN = 40;

type CsvReading =
  | { program: string; order?: DateOrder; notes: number; rows: AsyncIterable<ReadRow>; question?: undefined }
  | { question: Question };

/** Reads a CSV file twice: how it is written, then its rows. Asks for what it leaves open. */
export async function readCsv(file: CsvFile, choices: Choices): Promise<CsvReading> {
  const { program, header, sample } = file;
  const short = (cells: string[]) => cells.map((cell) => cell.trim().slice(0, CELL_SHOWN));
  const ask = (question: Partial<Question>): CsvReading => ({
    question: { program, sample: sample.map(short), guess: choices, ...question },
  });
  const table = file.table ?? chosenTable(choices, header.length);
  if (!table) {
    const { energy, ...columns } = guessColumns(header);
    return ask({ header: short(header), guess: { columns, energy } });
  }
  const found = survey(table.columns, table.notes);
  for await (const { cells } of recordsOf(file)) found.add(cells);
  const { rows, notes, order = choices.order, mark, unclear } = found.result();
  if (rows === 0) throw new Refusal(400, IMPORT_REFUSALS.noRows);
  if (rows > IMPORT_ROWS_MAX) throw new Refusal(400, IMPORT_REFUSALS.tooManyRows);
  if (unclear && !order) return ask({ unclearDate: unclear, ...(!file.table && { header: short(header) }) });
  return { program, order, notes, rows: readRows(file, table, { order, mark }) };
}

async function* readRows(file: CsvFile, table: Table, writing: Writing): AsyncGenerator<ReadRow> {
  for await (const { cells, line } of recordsOf(file))
    yield rowOfRecord(cells, line, { ...writing, header: file.header, table });
}

function chosenTable({ columns, energy = "kcal", perServing }: Choices, count: number): Table | undefined {
  const date = columns?.date;
  if (!columns || date === undefined || !AMOUNTS.some((name) => columns[name] !== undefined))
    return undefined;
  if (Object.values(columns).some((at) => at !== undefined && at >= count)) return undefined;
  return { columns: { ...columns, date }, energy, perServing };
}
