import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { CSV_FORMATS, guessColumns } from "~/features/imports/formats/csv-programs";
import {
  type Choices,
  type Columns,
  type Question,
  type Table,
  UNKNOWN_PROGRAM,
  type WeightColumns,
  weightTableOf,
} from "~/features/imports/formats/format";
import { IMPORT_REFUSALS, IMPORT_ROWS_MAX } from "~/features/imports/messages";
import { AMOUNTS } from "~/features/nutrition/amounts";
import { furtherColumns } from "~/features/nutrition/further";
import { Refusal } from "~/http/refusal";
import { type DateOrder, type DecimalMark, decimalMarkIn, delimiterOf, needsOrder, orderIn } from "./cells";
import { decoded, type TextFile } from "./open-file.server";
import { type ReadRow, rowOfRecord, type Writing } from "./row";

const tooManyColumns = (line: number) => `Line ${line} has more than 500 columns.`;
const brokenCsv = (code: string, line: number) =>
  code === "CSV_QUOTE_NOT_CLOSED"
    ? `A quotation mark opened before line ${line} never closes. The file may be cut.`
    : code === "CSV_MAX_RECORD_SIZE"
      ? `The record at line ${line} is too long. A quotation mark may be missing there.`
      : `Line ${line} can't be read as CSV.`;

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

const RECORD_MAX_CHARS = 256 * 1024;
const COLUMNS_MAX = 500;

type CsvRecord = {
  cells: string[];
  /** The last one of the record. */
  line: number;
};

/** The records of a CSV text, its header too; empty ones count, and are left out. Throws Refusal: 400 with the line for a broken file. */
async function* csvRecords(bytes: Buffer, encoding: string): AsyncGenerator<CsvRecord> {
  const [sample = ""] = decoded(bytes.subarray(0, 64 * 1024), encoding);
  const parser = parse({
    delimiter: delimiterOf(sample),
    info: true,
    max_record_size: RECORD_MAX_CHARS,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const source = Readable.from(inShortLines(decoded(bytes, encoding)));
  source.on("error", (error) => parser.destroy(error));
  source.pipe(parser);
  let records = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (++records > IMPORT_ROWS_MAX) throw new Refusal(400, IMPORT_REFUSALS.tooManyRows);
      if (record.length > COLUMNS_MAX) throw new Refusal(400, tooManyColumns(info.lines));
      if (record.some((cell) => cell.trim() !== "")) yield { cells: record, line: info.lines };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Refusal(400, brokenCsv(error.code, Number(error.lines ?? parser.info.lines)));
  } finally {
    source.destroy();
    parser.destroy();
  }
}

/** The parser doesn't count delimiters: a line of nothing else would become millions of cells. Throws Refusal: 400. */
function* inShortLines(texts: Iterable<string>): Generator<string> {
  let line = 1;
  let length = 0;
  for (const text of texts) {
    const lines = text.split(/\r\n|\r|\n/);
    for (const [i, { length: more }] of lines.entries()) {
      length = i === 0 ? length + more : more;
      if (i > 0) line++;
      if (length > RECORD_MAX_CHARS) throw new Refusal(400, brokenCsv("CSV_MAX_RECORD_SIZE", line));
    }
    yield text;
  }
}

const HEADER_WITHIN = 15;
const SAMPLE_ROWS = 3;

export type CsvFile = TextFile & {
  encoding: string;
  program: string;
  header: string[];
  headerLine: number;
  sample: string[][];
  table?: Table;
  weights?: WeightColumns;
};

/** The header of a CSV file, with where its foods and weights are when a program of that header is known. Throws Refusal: 400 without a header. */
export async function csvTable(file: TextFile & { encoding: string }): Promise<CsvFile> {
  const first: { cells: string[]; line: number }[] = [];
  for await (const record of csvRecords(file.bytes, file.encoding)) {
    first.push(record);
    if (first.length === HEADER_WITHIN + SAMPLE_ROWS) break;
  }
  if (first.length === 0) throw new Refusal(400, IMPORT_REFUSALS.empty);
  const made = (at: number, program: string, table?: Table): CsvFile => ({
    ...file,
    program,
    header: first[at]?.cells ?? [],
    headerLine: first[at]?.line ?? 1,
    sample: first.slice(at + 1, at + 1 + SAMPLE_ROWS).map(({ cells }) => cells),
    table,
    weights: weightTableOf(first[at]?.cells ?? []),
  });
  for (const [at, { cells }] of first.slice(0, HEADER_WITHIN).entries()) {
    for (const { program, tableOf } of CSV_FORMATS) {
      const table = tableOf(cells);
      if (table) return made(at, program, table);
    }
  }
  const filled = (cells: string[]) => cells.filter((cell) => cell.trim() !== "").length;
  const weighed = first.slice(0, HEADER_WITHIN).findIndex(({ cells }) => weightTableOf(cells));
  if (weighed >= 0) return made(weighed, UNKNOWN_PROGRAM);
  const at = first.findIndex(({ cells }) => filled(cells) >= 2);
  if (at < 0) throw new Refusal(400, "This file has no header: its first line must name the columns.");
  return made(at, UNKNOWN_PROGRAM);
}

export async function* recordsOf({ bytes, encoding, headerLine }: CsvFile) {
  for await (const record of csvRecords(bytes, encoding)) if (record.line > headerLine) yield record;
}

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
  const found = guessNotation(table.columns, table.notes);
  for await (const { cells } of recordsOf(file)) found.add(cells);
  const { rows, notes, order = choices.order, mark, unclear } = found.result();
  if (rows === 0) throw new Refusal(400, "This file has a header but no rows.");
  if (rows > IMPORT_ROWS_MAX) throw new Refusal(400, IMPORT_REFUSALS.tooManyRows);
  if (unclear && !order) return ask({ unclearDate: unclear, ...(!file.table && { header: short(header) }) });
  return { program, order, notes, rows: readRows(file, table, { order, mark }) };
}

async function* readRows(file: CsvFile, table: Table, writing: Writing): AsyncGenerator<ReadRow> {
  const reading = { ...writing, header: file.header, table, further: furtherColumns(file.header) };
  for await (const { cells, line } of recordsOf(file)) yield rowOfRecord(cells, line, reading);
}

function chosenTable({ columns, energy = "kcal", perServing }: Choices, count: number): Table | undefined {
  const date = columns?.date;
  if (!columns || date === undefined || !AMOUNTS.some((name) => columns[name] !== undefined))
    return undefined;
  if (Object.values(columns).some((at) => at !== undefined && at >= count)) return undefined;
  return { columns: { ...columns, date }, energy, perServing };
}
