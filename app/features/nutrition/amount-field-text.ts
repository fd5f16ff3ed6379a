import type { AmountUnit } from "./amount-labels";
import { inUnit } from "./energy";
import { fromUnit } from "./from-unit";
import { parseAmount } from "./parse-amount";
import { toTenth } from "./to-tenth";

/** An amount for a field, which `parseAmount` reads back exactly; kJ are whole where that is exact, so 2000 stays 2000. */
export function amountFieldText(amount: number, unit: AmountUnit): string {
  if (unit !== "kJ") return String(amount);
  const shown = inUnit(unit, amount);
  const whole = Math.round(shown);
  return String(toTenth(fromUnit(unit, whole)) === amount ? whole : toTenth(shown));
}

export function kcalTextIn(text: string, unit: AmountUnit): string {
  const kcal = unit === "kJ" ? parseAmount(text, "kcal") : undefined;
  return kcal === undefined ? text : amountFieldText(kcal, unit);
}
