import type { DateOrder } from "~/features/imports/read/cells";
import { AMOUNTS } from "~/features/nutrition/amounts";

export const COLUMN_NAMES = ["date", "time", "meal", "name", ...AMOUNTS, "servings"] as const;

export type ColumnName = (typeof COLUMN_NAMES)[number];

/** Where the columns of a CSV file are, from 0. */
export type Columns = Partial<Record<ColumnName, number>> & { date: number };

export type Table = {
  columns: Columns;
  energy: "kcal" | "kJ";
  /** Whether amounts are those of one serving; else as eaten. */
  perServing?: boolean;
  /** The name of a row without one, when it has no meal either. */
  unnamed?: string;
  /** Whether its rows are sums of whole days. */
  isOfDays?: boolean;
  notes?: number;
  leaves?: (cells: readonly string[]) => string | undefined;
};

export type CsvFormat = {
  program: string;
  /** How the file is to be read, by its header; undefined for a file of another program. */
  tableOf(header: readonly string[]): Table | undefined;
};

const plain = (name: string) => name.trim().toLowerCase().replace(/\s+/g, " ");

export function finderIn(header: readonly string[]): (...names: string[]) => number | undefined {
  const names = header.map(plain);
  return (...wanted) => {
    for (const name of wanted) {
      const at = names.indexOf(plain(name));
      if (at >= 0) return at;
    }
    return undefined;
  };
}

/** What the person says of a file that doesn't say it itself; columns from 0. */
export type Choices = {
  columns?: Partial<Record<ColumnName, number>>;
  energy?: Table["energy"];
  perServing?: boolean;
  order?: DateOrder;
};

export type Question = {
  program: string;
  /** Undefined when the columns are known. */
  header?: string[];
  sample: string[][];
  guess: Choices;
  unclearDate?: string;
};

export const UNKNOWN_PROGRAM = "CSV";
