import type { Row } from "~/db/contents";
import { Refusal } from "~/http/refusal";
import { JSON_FORMATS } from "../formats/json-formats";
import { UNKNOWN_PROGRAM } from "../formats/unknown-program";
import { isOwnFile, OWN_PROGRAM } from "../own/read-own.server";
import { IMPORT_REFUSALS } from "../refusals";
import type { Choices, Question } from "./choices";
import { csvTable } from "./csv-table.server";
import { decoded, encodingOf } from "./encoding-of.server";
import { filesIn, type TextFile } from "./files-in.server";
import { readCsv } from "./read-csv.server";
import type { ReadRow } from "./read-row";

export type Reading =
  | { program: string; rows: Iterable<ReadRow> | AsyncIterable<ReadRow>; question?: undefined }
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
  const known = tables.filter(({ program }) => program !== UNKNOWN_PROGRAM);
  const [best] = (known.length > 0 ? known : tables).toSorted((a, b) => weightOf(b) - weightOf(a));
  if (!best) throw new Refusal(400, IMPORT_REFUSALS.foreignJson);
  return readCsv(best, choices);
}

const weightOf = ({ table, bytes }: Awaited<ReturnType<typeof csvTable>>) =>
  (table?.columns.name === undefined ? 0 : 1e12) + bytes.length;

function readJson(files: (TextFile & { encoding: string })[]): Reading | undefined {
  for (const { bytes, encoding } of files) {
    const json = parsed([...decoded(bytes, encoding)].join(""));
    if (isOwnFile(json)) return { program: OWN_PROGRAM, own: json };
    for (const { program, rowsOf } of JSON_FORMATS) {
      const rows = rowsOf(json);
      if (rows) return { program, rows };
    }
  }
  return undefined;
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
