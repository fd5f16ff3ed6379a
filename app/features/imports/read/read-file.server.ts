import type { Row } from "~/db/contents";
import {
  type Choices,
  type Question,
  UNKNOWN_PROGRAM,
  type WeightColumns,
} from "~/features/imports/formats/format";
import { asList, JSON_FORMATS } from "~/features/imports/formats/json-format";
import { IMPORT_REFUSALS, IMPORT_ROWS_MAX } from "~/features/imports/messages";
import { PIXELPLATE, pixelplateFileIn } from "~/features/imports/pixelplate/file.server";
import { Refusal } from "~/http/refusal";
import type { DateOrder } from "./cells";
import { type CsvFile, csvTable, guessNotation, readCsv, recordsOf } from "./csv.server";
import { decoded, encodingOf, filesIn, type TextFile } from "./open-file.server";
import { type NotTaken, notTaken, type ReadRow, summedUp, type Writing, weightOfRecord } from "./row";

/** Reads the JSON file of a known program among these; undefined when there is none. Throws Refusal: 400 for a broken one. */
function readJsonFile(files: (TextFile & { encoding: string })[]): Reading | undefined {
  let reading: Reading | undefined;
  const passed: NotTaken[] = [];
  for (const { name, bytes, encoding } of files) {
    const json = parsed([...decoded(bytes, encoding)].join(""));
    const pixelplate = pixelplateFileIn(json);
    if (pixelplate) return { program: PIXELPLATE, pixelplate };
    const format = reading ? undefined : JSON_FORMATS.find(({ rowsOf }) => rowsOf(json));
    const rows = format?.rowsOf(json);
    if (format && rows) reading = { program: format.program, rows, notTaken: format.notTaken?.(json) ?? [] };
    else passed.push(notTaken(name, asList(json)?.length ?? 0));
  }
  if (!reading || !("rows" in reading)) return undefined;
  return { ...reading, notTaken: summedUp([...reading.notTaken, ...passed]) };
}

/** JSON is parsed whole, as no file of 60 MB that holds foods has more than these; they bound its memory to 500 MB. */
const CONTAINERS_MAX = 1_000_000;
const QUOTES_MAX = 8_300_000;

export function isTooMuchJson(files: readonly TextFile[]): boolean {
  const counts = { containers: 0, quotes: 0 };
  for (const { bytes } of files)
    for (const byte of bytes)
      if (byte === 0x22) counts.quotes++;
      else if (byte === 0x5b || byte === 0x7b) counts.containers++;
  return counts.containers > CONTAINERS_MAX || counts.quotes > QUOTES_MAX;
}

/** Of all files together, notes of several lines too. */
const LINES_MAX = 3 * IMPORT_ROWS_MAX;

function linesIn(files: TextFile[]): number {
  const counts = { n: 0, r: 0 };
  for (const { bytes } of files)
    for (const byte of bytes)
      if (byte === 0x0a) counts.n++;
      else if (byte === 0x0d) counts.r++;
  return Math.max(counts.n, counts.r);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const [, position] = /position (\d+)/.exec(String(error)) ?? [];
    const before = text.slice(0, Number(position ?? text.length)).split("\n");
    const at = `, in line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
    throw new Refusal(400, IMPORT_REFUSALS.brokenJson(at));
  }
}

type WeightFile = CsvFile & { weights: WeightColumns };

type Weights = { rows: AsyncIterable<ReadRow>; notTaken: NotTaken; question?: undefined };

/** Reads a CSV file's weights, its dates as it writes them, else in this order. Asks for an order that is still unclear. */
async function readWeights(
  file: WeightFile,
  choices: Choices,
  order?: DateOrder,
): Promise<Weights | { question: Question }> {
  const { weights: table, sample } = file;
  const found = guessNotation({ date: table.date, calories: table.weight });
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

type Rows = Iterable<ReadRow> | AsyncIterable<ReadRow>;

type Reading =
  | { program: string; rows: Rows; notTaken: NotTaken[]; question?: undefined }
  | { program: string; pixelplate: Row; question?: undefined }
  | { question: Question };

/** Finds out which program an uploaded file is of, and how to read it. Throws Refusal: 400 with a sentence for a file that can't be. */
export async function readFile(upload: TextFile, choices: Choices): Promise<Reading> {
  const files = await filesIn(upload);
  const texts = files.flatMap(({ name, bytes }) => {
    const encoding = encodingOf(bytes);
    return encoding ? [{ name, bytes, encoding }] : [];
  });
  if (texts.length === 0) throw new Refusal(400, IMPORT_REFUSALS.notText);
  const isJson = ({ bytes }: TextFile) =>
    /^\s*[[{]/.test(bytes.subarray(0, 200).toString("latin1").replace(/^ï»¿/, ""));
  const jsonFiles = texts.filter(isJson);
  if (isTooMuchJson(jsonFiles)) throw new Refusal(400, IMPORT_REFUSALS.tooMuch);
  const json = readJsonFile(jsonFiles);
  if (json) return json;
  const csvFiles = texts.filter((file) => !isJson(file));
  if (linesIn(csvFiles) > LINES_MAX) throw new Refusal(400, IMPORT_REFUSALS.tooManyRows);
  const tables: CsvFile[] = [];
  for (const file of csvFiles) tables.push(await csvTable(file));
  if (tables.length === 0)
    throw new Refusal(
      400,
      "We can’t import JSON from that program, only from OpenNutriTracker and Waistline.",
    );
  return readTables(tables, choices);
}

/** The foods of one file, the weights of any; of an unknown program only when no file is of a known one. */
async function readTables(tables: CsvFile[], choices: Choices): Promise<Reading> {
  const weighed = tables.filter((file): file is WeightFile => file.weights !== undefined);
  const known = tables.filter(({ program }) => program !== UNKNOWN_PROGRAM);
  const ofFoods = known.length > 0 || weighed.length > 0 ? known : tables;
  const [best] = ofFoods.toSorted((a, b) => weightOf(b) - weightOf(a));
  const foods = best && (await readCsv(best, choices));
  if (foods?.question) return foods;
  const passed = [notTaken("notes", foods?.notes ?? 0)];
  const rows: Rows[] = foods ? [foods.rows] : [];
  for (const file of weighed) {
    const weights = await readWeights(file, choices, foods?.order);
    if (weights.question) return weights;
    rows.push(weights.rows);
    passed.push(weights.notTaken);
  }
  for (const file of tables)
    if (file !== best && !file.weights) passed.push(notTaken(file.name, await recordsIn(file)));
  const program = best?.program ?? weighed[0]?.weights.program ?? UNKNOWN_PROGRAM;
  return { program, rows: allOf(rows), notTaken: summedUp(passed) };
}

const weightOf = ({ table, bytes }: CsvFile) => (table?.columns.name === undefined ? 0 : 1e12) + bytes.length;

async function recordsIn(file: CsvFile): Promise<number> {
  let count = 0;
  for await (const _ of recordsOf(file)) count++;
  return count;
}

async function* allOf(parts: Rows[]) {
  for (const part of parts) yield* part;
}
