import { roundTenth } from "./amounts";
import { type Energy, fromUnit, inUnit } from "./energy";
import { parseAmount } from "./read-number";
import { type AmountUnit, energyUnit } from "./write-amount";

/** An amount for a field, which `parseAmount` reads back exactly; kJ are whole where that is exact, so 2000 stays 2000. */
export function amountFieldText(amount: number, unit: AmountUnit): string {
  if (unit !== "kJ") return String(amount);
  const shown = inUnit(unit, amount);
  const whole = Math.round(shown);
  return String(roundTenth(fromUnit(unit, whole)) === amount ? whole : roundTenth(shown));
}

export function kcalTextIn(text: string, unit: AmountUnit): string {
  const kcal = unit === "kJ" ? parseAmount(text, "kcal") : undefined;
  return kcal === undefined ? text : amountFieldText(kcal, unit);
}

const format = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

export const energyFieldText = (kcal: number, energy: Energy): string =>
  format.format(Number(amountFieldText(kcal, energyUnit(energy))));

const formatFieldText = new Intl.NumberFormat("en-US", { maximumFractionDigits: 4, useGrouping: false });

/** To four decimals; a zero follows three of them, since "1.125" may be read as 1125. */
export const fieldText = (value: number): string =>
  formatFieldText.format(value).replace(/(\.\d{3})$/, "$10");
