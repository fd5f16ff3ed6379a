import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { z } from "zod";
import { type Row, tableFacts } from "~/db/contents";
import { exportedRows, exportedTables } from "~/features/account/data.server";
import { AMOUNTS, NUTRIENTS } from "~/features/nutrition/amounts";
import { FURTHER, FURTHER_NAMES, furtherFrom } from "~/features/nutrition/further";
import { puzzlesOf } from "~/features/puzzles/stored.server";
import type { Caller } from "~/http/caller.server";
import { type CsvCell, csvOf } from "./csv.server";
import { EXPORT_FORMAT, EXPORT_VERSION, SECTIONS } from "./sections";

/** One person's rows of a section, in pages, as the file has them: times in ISO 8601, without the person's id. */
async function* sectionRows({ db, viewer }: Caller, table: string): AsyncGenerator<Row[]> {
  const times = new Set(tableFacts()[table]?.times);
  const shown = ([column, value]: [string, unknown]) =>
    [column, times.has(column) && value !== null ? new Date(Number(value)).toISOString() : value] as const;
  for await (const rows of exportedRows(db, table, viewer.id))
    yield rows.map(({ user_id, ...row }) => Object.fromEntries(Object.entries(row).map(shown)));
}

type Find = Awaited<ReturnType<typeof puzzlesOf>>;

type Sheet = {
  table: string;
  columns: Record<string, (row: Row, find: Find) => unknown>;
  leavesOut?: (row: Row) => boolean;
};

const plain = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, (row: Row) => row[name]]));
const unitOf = (name: string) => (name === "calories" ? "kcal" : `${name}_g`);
const amounts = (names: readonly string[], ending = "") =>
  Object.fromEntries(names.map((name) => [unitOf(name) + ending, (row: Row) => row[name + ending]]));
const further = Object.fromEntries(
  FURTHER_NAMES.map((name) => [
    `${name}_${FURTHER[name].unit}`,
    (row: Row) => furtherFrom(row.further)?.[name],
  ]),
);
const puzzle = (id: unknown, find: Find) => (id === null ? null : (find(String(id))?.puzzle.name ?? id));

const SHEETS: Record<string, Sheet> = {
  "foods.csv": {
    table: "food",
    columns: {
      date: (row) => row.local_date,
      ...plain("time", "name", "emoji"),
      servings: (row) => row.number_of_servings,
      ...amounts(AMOUNTS),
      ...plain("estimated", "source"),
      ...further,
    },
    leavesOut: (row) => row.deleted_at !== null,
  },
  "days.csv": {
    table: "daily_home_data",
    columns: {
      ...plain("date"),
      ...amounts(AMOUNTS),
      ...amounts(AMOUNTS, "_goal"),
      puzzle: (row, find) => puzzle(row.puzzle_id, find),
      progress_percent: (row) => Number(row.puzzle_progress) * 100,
      ...plain("completed_at", "closed_at", "neat"),
    },
  },
  "weights.csv": { table: "weight", columns: plain("date", "kg") },
  "collection.csv": {
    table: "user_collection",
    columns: {
      puzzle: (row, find) => puzzle(row.puzzle_name, find),
      category: (row) => row.collection_type,
      times: (row) => row.count,
      first_collected: (row) => row.first_completed_at,
      ...amounts(NUTRIENTS),
    },
  },
};

const SHEET_NAMES = Object.keys(SHEETS);

/** The pieces of one CSV file; energy in kcal, nutrients in grams, times in ISO 8601. */
async function* csvSheet(by: Caller, name: string): AsyncGenerator<string> {
  const { table, columns, leavesOut = () => false } = SHEETS[name] as Sheet;
  yield csvOf([Object.keys(columns)], { first: true });
  for await (const rows of sectionRows(by, table)) {
    const ids = rows.flatMap(({ puzzle_id, puzzle_name }) => [puzzle_id, puzzle_name]);
    const find = await puzzlesOf(
      by.db,
      by.viewer.id,
      ids.filter((id) => typeof id === "string"),
    );
    yield csvOf(
      rows
        .filter((row) => !leavesOut(row))
        .map((row) => Object.values(columns).map((cell) => shown(cell(row, find)))),
    );
  }
}

const DIGITS = 1000;

const shown = (value: unknown): CsvCell =>
  typeof value === "number" ? Math.round(value * DIGITS) / DIGITS : (value as CsvCell);

function csvZip(by: Caller): Readable {
  const zip = new ZipFile();
  const zipped = zip.outputStream as Readable;
  zip.on("error", (error) => zipped.destroy(error as Error));
  for (const name of SHEET_NAMES)
    zip.addReadStreamLazy(name, { mtime: new Date(by.now) }, (take) => {
      const sheet = Readable.from(csvSheet(by, name), { objectMode: false });
      sheet.on("error", (error) => zipped.destroy(error));
      if (zipped.destroyed) sheet.destroy();
      else zipped.once("close", () => sheet.destroy());
      take(null, sheet);
    });
  zip.end();
  return zipped;
}

/** The pieces of the file that `exportFileSchema` describes, a row a line. */
async function* jsonFile(by: Caller): AsyncGenerator<string> {
  const head = {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exported_at: new Date(by.now).toISOString(),
  };
  yield `{${pairs(head)}`;
  for (const [table, { name, single }] of Object.entries(SECTIONS)) {
    yield `,\n"${name}":`;
    const pages = sectionRows(by, table);
    if (single) yield JSON.stringify((await pages.next()).value?.[0] ?? null);
    else yield* list(pages);
  }
  yield "}\n";
}

/** The pieces of what `/api/user/export` answers: rows as they are stored, by table. */
async function* tablesAnswer({ db, viewer }: Caller): AsyncGenerator<string> {
  yield `{"success":true,"data":{`;
  for (const [i, table] of exportedTables(db).entries()) {
    yield `${i > 0 ? "," : ""}"${table}":`;
    yield* list(exportedRows(db, table, viewer.id));
  }
  yield `},"error":null,"version":${EXPORT_VERSION}}`;
}

async function* list(pages: AsyncIterable<Row[]>): AsyncGenerator<string> {
  let separator = "[";
  for await (const rows of pages) {
    yield separator + rows.map((row) => `\n${JSON.stringify(row)}`).join(",");
    separator = ",";
  }
  yield separator === "[" ? "[]" : "]";
}

const pairs = (values: object) => JSON.stringify(values).slice(1, -1);

export type ExportKind = "tables" | "json" | "csv";

const TYPES = { tables: "application/json", json: "application/json", csv: "application/zip" };
const ENDINGS = { json: "json", csv: "zip" };

/** Everything of a person, read as fast as it is sent. `failed` hears of an error that cuts it short. */
export function exportDownload(by: Caller, kind: ExportKind, failed: (error: unknown) => void) {
  const body = kind === "csv" ? csvZip(by) : textOf(kind === "json" ? jsonFile(by) : tablesAnswer(by));
  body.once("error", (error) => {
    if (error.name !== "AbortError") failed(error);
  });
  const headers: Record<string, string> = {
    "content-type": TYPES[kind],
    "cache-control": "private, no-store",
  };
  if (kind !== "tables") headers["content-disposition"] = `attachment; filename="${fileName(kind, by.now)}"`;
  return { status: 200, headers, body };
}

const fileName = (kind: keyof typeof ENDINGS, now: number) =>
  `pixelplate-${new Date(now).toISOString().slice(0, 10)}.${ENDINGS[kind]}`;

const textOf = (pieces: AsyncIterable<string>): Readable => Readable.from(pieces, { objectMode: false });

let made: string | undefined;

export async function exportSchemaText(): Promise<string> {
  const { exportFileSchema } = await import("./file-schema.server");
  made ??= JSON.stringify(z.toJSONSchema(exportFileSchema, { io: "input", unrepresentable: "any" }), null, 1);
  return made;
}
