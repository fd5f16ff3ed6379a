import { IMPORT_MESSAGES } from "~/features/imports/messages";
import type { WeightUnit } from "~/features/weight/weight";
import { finderIn, UNKNOWN_PROGRAM } from "./format";

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
