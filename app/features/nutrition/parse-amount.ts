import type { EnergyUnit } from "./energy";
import { fromUnit } from "./from-unit";
import { readNumber } from "./read-number";
import { toTenth } from "./to-tenth";

export const MAX_AMOUNT = 100_000;

/** kcal or grams to one decimal, at most 100,000, from a number of `unit` or the unit in it; "1,200" g could be 1.2: undefined. */
export function parseAmount(text: string, unit: EnergyUnit | "g"): number | undefined {
  const [named = ""] = (unit !== "g" && /k(?:cal|j)$/i.exec(text.trim())) || [];
  const { value, or } = readNumber(text.trim().slice(0, -named.length || undefined)) ?? {};
  if (value === undefined || (unit === "g" && or !== undefined)) return undefined;
  const amount = fromUnit(named ? (named.length === 2 ? "kJ" : "kcal") : unit, value);
  return amount <= MAX_AMOUNT ? toTenth(amount) : undefined;
}
