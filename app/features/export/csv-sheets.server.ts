import type { Row } from "~/db/contents";
import type { Db } from "~/db/store";
import { AMOUNTS } from "~/features/nutrition/amounts";
import { NUTRIENTS } from "~/features/nutrition/nutrients";
import { puzzlesOf } from "~/features/puzzles/own/puzzles-of.server";
import { type CsvCell, csvOf } from "~/platform/text/csv.server";
import { sectionRows } from "./section-rows.server";

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
      ...plain("completed_at", "neat"),
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

export const SHEET_NAMES = Object.keys(SHEETS);

/** The pieces of one CSV file; energy in kcal, nutrients in grams, times in ISO 8601. */
export async function* csvSheet(db: Db, userId: string, name: string): AsyncGenerator<string> {
  const { table, columns, leavesOut = () => false } = SHEETS[name] as Sheet;
  yield csvOf([Object.keys(columns)], { first: true });
  for await (const rows of sectionRows(db, table, userId)) {
    const ids = rows.flatMap(({ puzzle_id, puzzle_name }) => [puzzle_id, puzzle_name]);
    const find = await puzzlesOf(
      db,
      userId,
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
