import type { z } from "zod";
import { type Row, tableFacts } from "~/db/contents";
import { FOODS_A_DAY_MAX } from "~/features/day/day-rules";
import { exportFileSchema, SECTION_SCHEMAS } from "~/features/export/file-schema.server";
import { EXPORT_FORMAT, EXPORT_VERSION, SECTIONS } from "~/features/export/sections";
import { IMPORT_ROWS_MAX } from "~/features/imports/messages";
import { Refusal } from "~/http/refusal";
import { sha256 } from "~/platform/crypto.server";
import {
  FILE_SECTIONS,
  type FileRow,
  type FileSectionName,
  fileSection,
  grouped,
  pathText,
  problemText,
} from "./file-rows";

export const PIXELPLATE = "Pixelplate";

const DAY_MS = 24 * 3_600_000;

const refuse = (sentence: string) => new Refusal(400, `This file can't be imported: ${sentence}.`);

/** A parsed file of Pixelplate, also as the API answers it, by part or by table; undefined for any other. Throws Refusal: 400 for one of another version. */
export function pixelplateFileIn(parsed: unknown): Row | undefined {
  if (!isRow(parsed)) return undefined;
  const json = "success" in parsed && isRow(parsed.data) ? parsed.data : parsed;
  const isByTable = json !== parsed && !("format" in json) && Array.isArray(json.users);
  if (!isByTable && json.format !== EXPORT_FORMAT) return undefined;
  const { version } = isByTable ? parsed : json;
  if (typeof version === "number" && version > EXPORT_VERSION)
    throw refuse(`version ${version} is newer than what this server reads. Update the server`);
  if (version !== EXPORT_VERSION) throw refuse("version must be 1");
  return isByTable ? partsOf(json) : json;
}

const unknownPart = (name: string) =>
  refuse(`${pathText(name, [])} is unknown to this version of Pixelplate`);

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null;

/** The rows that a file of Pixelplate brings; read to its end, the file is valid. Throws Refusal: 400 naming the first value that is not. */
export function* rowsOfFile(file: Row, now: number): Generator<FileRow> {
  for (const name of Object.keys(file))
    if (!Object.hasOwn(exportFileSchema.shape, name)) throw unknownPart(name);
  const completions = completionsIn(file, now);
  for (const section of FILE_SECTIONS) {
    const seen = new Set<string>();
    const perDay = new Map<unknown, number>();
    for (const [index, row] of rowsIn(file, section, now).entries()) {
      const at = pathText(section, isSingle(section) ? [] : [index]);
      const key = keyOf(section, row);
      if (seen.has(key)) throw refuse(`${at} is there twice`);
      seen.add(key);
      if (section !== "foods") {
        yield { section, index, row, ...(section === "collection" && { completions: completions(row) }) };
        continue;
      }
      const ofDay = (perDay.get(row.local_date) ?? 0) + 1;
      perDay.set(row.local_date, ofDay);
      if (ofDay > FOODS_A_DAY_MAX)
        throw refuse(`${at} is one of more than ${FOODS_A_DAY_MAX} foods on a day`);
      if (row.deleted_at === null || row.deleted_at === undefined) yield { section, index, row };
    }
  }
  const [left] = completions.left();
  if (left !== undefined) throw refuse(`completions: ${left} is not in the collection`);
}

export const keyOf = (section: FileSectionName, row: Row): string =>
  JSON.stringify(fileSection(section).key.map((column) => row[column]));

const isSingle = (section: string) => ["account", "profile", "picture"].includes(section);

function completionsIn(file: Row, now: number) {
  const byPuzzle = grouped(rowsIn(file, "completions", now), (row) => String(row.puzzle_name));
  const take = ({ puzzle_name }: Row): Row[] => {
    const found = byPuzzle.get(String(puzzle_name)) ?? [];
    byPuzzle.delete(String(puzzle_name));
    const dates = new Set(found.map(({ date }) => date));
    if (dates.size < found.length) throw refuse(`completions: ${puzzle_name} is there twice on a day`);
    return found;
  };
  return Object.assign(take, { left: () => byPuzzle.keys() });
}

const TABLES: Record<string, string> = Object.fromEntries([
  ...FILE_SECTIONS.map((name) => [name, fileSection(name).table]),
  ["completions", "puzzle_completion"],
]);

/** What is stored by table, as the parts of a file. Lists that are too long stay as they are, to be refused. */
function partsOf(tables: Row): Row {
  const [account] = tables.users as unknown[];
  const userId = isRow(account) ? account.id : undefined;
  const parts = Object.entries(tables).map(([table, rows]) => {
    if (!Object.hasOwn(SECTIONS, table)) throw unknownPart(table);
    const { name, single } = SECTIONS[table] as (typeof SECTIONS)[string];
    if (!Array.isArray(rows) || !Object.hasOwn(TABLES, name) || rows.length > IMPORT_ROWS_MAX)
      return [name, rows];
    const shown = rows.map((row) => (isRow(row) ? asInFile(table, row, userId) : row));
    return [name, single && shown.length <= 1 ? (shown[0] ?? null) : shown];
  });
  return Object.fromEntries(parts);
}

/** A stored row with its times in ISO 8601, without the id of the person whose account it is of. */
function asInFile(table: string, row: Row, userId: unknown): Row {
  const times = new Set(tableFacts()[table]?.times);
  const shown = Object.entries(row).filter(([column, value]) => column !== "user_id" || value !== userId);
  return Object.fromEntries(
    shown.map(([column, value]) => [
      column,
      times.has(column) && isInstant(value) ? new Date(value).toISOString() : value,
    ]),
  );
}

const isInstant = (value: unknown): value is number =>
  Number.isInteger(value) && !Number.isNaN(new Date(value as number).getTime());

function rowsIn(file: Row, section: string, now: number): Row[] {
  const given = Object.hasOwn(file, section) ? file[section] : null;
  if (given === null || given === undefined) return [];
  const single = isSingle(section);
  const rows = single ? [given] : given;
  if (!Array.isArray(rows)) throw refuse(`${section} must be a list`);
  if (rows.length > IMPORT_ROWS_MAX)
    throw refuse(`${section} has more than ${IMPORT_ROWS_MAX.toLocaleString("en-US")} entries`);
  return rows.map((row, index) => {
    const { data, error } = (SECTION_SCHEMAS[section] as z.ZodObject).safeParse(row, { reportInput: true });
    const steps = single ? [] : [index];
    const [issue] = error?.issues ?? [];
    if (issue) {
      const unknown = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
      throw refuse(`${pathText(section, [...steps, ...issue.path, ...unknown])} ${problemText(issue)}`);
    }
    return stored(
      section,
      data as Row,
      (column, problem) => {
        throw refuse(`${pathText(section, [...steps, column])} ${problem}`);
      },
      now,
    );
  });
}

function stored(
  section: string,
  row: Row,
  fail: (column: string, problem: string) => never,
  now: number,
): Row {
  const times = new Set(tableFacts()[TABLES[section] ?? ""]?.times);
  const tomorrow = new Date(now + DAY_MS).toISOString().slice(0, 10);
  const columns = Object.entries(row).map(([column, value]) => {
    if (typeof value !== "string") return [column, value];
    if (times.has(column)) {
      const ms = Date.parse(value);
      return ms > now + 2 * DAY_MS ? fail(column, "is in the future") : [column, ms];
    }
    if (/^(?:local_)?date$/.test(column) && value > tomorrow) fail(column, "is in the future");
    return [column, value];
  });
  const made = Object.fromEntries(columns) as Row;
  if (section === "confirmed_meals") made.words_hash = sha256(String(row.words));
  return made;
}
