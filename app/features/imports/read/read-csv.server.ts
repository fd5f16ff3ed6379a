import { AMOUNTS } from "~/features/nutrition/amounts";
import { Refusal } from "~/http/refusal";
import { guessColumns } from "../formats/any-csv";
import type { Table } from "../formats/columns";
import { IMPORT_ROWS_MAX } from "../limits";
import { IMPORT_REFUSALS } from "../refusals";
import type { Choices, Question } from "./choices";
import { csvRecords } from "./csv-records.server";
import type { CsvFile } from "./csv-table.server";
import type { Reading } from "./read-file.server";
import type { ReadRow } from "./read-row";
import { rowOfRecord, type Writing } from "./row-of-record";
import { survey } from "./survey";

const CELL_SHOWN = 40;

/** Reads a CSV file twice: how it is written, then its rows. Asks for what it leaves open. */
export async function readCsv(file: CsvFile, choices: Choices): Promise<Reading> {
  const { program, header, sample } = file;
  const short = (cells: string[]) => cells.map((cell) => cell.trim().slice(0, CELL_SHOWN));
  const ask = (question: Partial<Question>): Reading => ({
    question: { program, sample: sample.map(short), guess: choices, ...question },
  });
  const table = file.table ?? chosenTable(choices, header.length);
  if (!table) {
    const { energy, ...columns } = guessColumns(header);
    return ask({ header: short(header), guess: { columns, energy } });
  }
  const found = survey(table.columns);
  for await (const { cells } of rowsOf(file)) found.add(cells);
  const { rows, order = choices.order, mark, unclear } = found.result();
  if (rows === 0) throw new Refusal(400, IMPORT_REFUSALS.noRows);
  if (rows > IMPORT_ROWS_MAX) throw new Refusal(400, IMPORT_REFUSALS.tooManyRows);
  if (unclear && !order) return ask({ unclearDate: unclear, ...(!file.table && { header: short(header) }) });
  return { program, rows: readRows(file, table, { order, mark }) };
}

async function* readRows(file: CsvFile, table: Table, writing: Writing): AsyncGenerator<ReadRow> {
  for await (const { cells, line } of rowsOf(file))
    yield rowOfRecord(cells, line, { ...writing, header: file.header, table });
}

async function* rowsOf({ bytes, encoding, headerLine }: CsvFile) {
  for await (const record of csvRecords(bytes, encoding)) if (record.line > headerLine) yield record;
}

function chosenTable({ columns, energy = "kcal", perServing }: Choices, count: number): Table | undefined {
  const date = columns?.date;
  if (!columns || date === undefined || !AMOUNTS.some((name) => columns[name] !== undefined))
    return undefined;
  if (Object.values(columns).some((at) => at !== undefined && at >= count)) return undefined;
  return { columns: { ...columns, date }, energy, perServing };
}
