import type { Row } from "~/db/contents";
import { perNutrient } from "~/features/nutrition/per-nutrient";
import { toTenth } from "~/features/nutrition/to-tenth";

type Table = { name: string; rows: Row[] };

/**
 * The tables of an export that only has the sums of what was collected, with each day's grams, and with those of the
 * first day in place of the sum, or an even share of it where that day is gone. Others stay as they are.
 */
export function gramsByDay(tables: Table[]): Table[] {
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows ?? [];
  const [completions, records] = [rowsOf("puzzle_completion"), rowsOf("user_collection")];
  if (completions.some((row) => "carbs" in row)) return tables;
  const days = new Map(rowsOf("daily_home_data").map((row) => [row.date, gramsOf(row)]));
  const once = new Map(
    records.filter(({ count }) => count === 1).map((row) => [row.puzzle_name, gramsOf(row)]),
  );
  const changed: Record<string, Row[]> = {
    puzzle_completion: completions.map((row) => ({
      ...row,
      ...(once.get(row.puzzle_name) ?? days.get(row.date)),
    })),
    user_collection: records.map((row) => {
      const first = completions
        .filter(({ puzzle_name }) => puzzle_name === row.puzzle_name)
        .sort((one, other) => Number(one.completed_at) - Number(other.completed_at))[0];
      return Number(row.count) > 1 ? { ...row, ...(days.get(first?.date) ?? shareOf(row)) } : row;
    }),
  };
  return tables.map(({ name, rows }) => ({ name, rows: changed[name] ?? rows }));
}

const gramsOf = (row: Row) => perNutrient((nutrient) => row[nutrient]);

const shareOf = (row: Row) => perNutrient((nutrient) => toTenth(Number(row[nutrient]) / Number(row.count)));
