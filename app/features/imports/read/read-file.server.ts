import type { Row } from "~/db/contents";
import { Refusal } from "~/http/refusal";
import { UNKNOWN_PROGRAM } from "../formats/unknown-program";
import { IMPORT_REFUSALS } from "../refusals";
import type { Choices, Question } from "./choices";
import { type CsvFile, csvTable } from "./csv-table.server";
import { encodingOf } from "./encoding-of.server";
import { filesIn, type TextFile } from "./files-in.server";
import { type NotTaken, notTaken, summedUp } from "./not-taken";
import { readCsv } from "./read-csv.server";
import { readJson } from "./read-json.server";
import type { ReadRow } from "./read-row";
import { readWeights, type WeightFile } from "./read-weights.server";
import { recordsOf } from "./records-of.server";

type Rows = Iterable<ReadRow> | AsyncIterable<ReadRow>;

export type Reading =
  | { program: string; rows: Rows; notTaken: NotTaken[]; question?: undefined }
  | { program: string; own: Row; question?: undefined }
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
  const json = readJson(texts.filter(isJson));
  if (json) return json;
  const tables = await Promise.all(texts.filter((file) => !isJson(file)).map(csvTable));
  if (tables.length === 0) throw new Refusal(400, IMPORT_REFUSALS.foreignJson);
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
