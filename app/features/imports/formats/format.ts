import { IMPORT_MESSAGES } from "~/features/imports/messages";
import type { DateOrder } from "~/features/imports/read/cells";
import { AMOUNTS } from "~/features/nutrition/amounts";
import type { WeightUnit } from "~/features/weight/weight";

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

/** Where the weights of a CSV file are; without a unit they are in that of the profile. */
export type WeightColumns = {
  program: string;
  date: number;
  weight: number;
  unit?: WeightUnit | { column: number };
  /** Whether a row holds a weight, not another measurement. */
  holds?: (cells: readonly string[]) => boolean;
  leaves?: (cells: readonly string[]) => string | undefined;
};

/** Cronometer's "biometrics.csv", MacroFactor's "Scale Weight", Lose It!'s "weights.csv", MyFitnessPal's "Measurement-Summary". */
export function weightTableOf(header: readonly string[]): WeightColumns | undefined {
  const at = finderIn(header);
  const date = at("Date", "Day");
  if (date === undefined) return undefined;
  const [metric, amount, unit] = [at("Metric"), at("Amount"), at("Unit")];
  if (metric !== undefined && amount !== undefined && unit !== undefined) {
    const holds = (cells: readonly string[]) => /^weight(?: \(|$)/i.test((cells[metric] ?? "").trim());
    return { program: "Cronometer", date, weight: amount, unit: { column: unit }, holds };
  }
  const [kg, lb] = [at("Weight (kg)"), at("Weight (lbs)", "Weight (lb)")];
  if (kg !== undefined) return { program: "MacroFactor", date, weight: kg, unit: "kg" };
  if (lb !== undefined) return { program: "MacroFactor", date, weight: lb, unit: "lb" };
  const weight = at("Weight");
  if (weight === undefined || header.some((name) => /calor|energ|kcal|kj|food|meal|serving/i.test(name)))
    return undefined;
  const deleted = at("Deleted");
  if (deleted === undefined || at("Last Updated") === undefined)
    return { program: UNKNOWN_PROGRAM, date, weight };
  const leaves = (cells: readonly string[]) =>
    /^(?:true|1|yes)$/i.test((cells[deleted] ?? "").trim()) ? IMPORT_MESSAGES.deleted : undefined;
  return { program: "Lose It!", date, weight, leaves };
}
