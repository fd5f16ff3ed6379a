import { AMOUNTS, type AmountName } from "./amounts";
import { type Energy, type EnergyUnit, inUnit } from "./energy";

export type AmountUnit = EnergyUnit | "g";

export const energyUnit = (energy: Energy): EnergyUnit => (energy === "kj" ? "kJ" : "kcal");

export function unitOf(amount: AmountName): "kcal" | "g";
export function unitOf(amount: AmountName, energy: Energy): AmountUnit;
export function unitOf(amount: AmountName, energy: Energy = "kcal"): AmountUnit {
  return amount === "calories" ? energyUnit(energy) : "g";
}

export const amountLabel = (amount: AmountName, energy?: Energy): string =>
  amount === "calories" && energy === "kj" ? "Energy" : amount.charAt(0).toUpperCase() + amount.slice(1);

export const amountLabels = (energy: Energy) =>
  AMOUNTS.map((name) => ({ name, label: amountLabel(name, energy), unit: unitOf(name, energy) }));

const format = (digits: number) =>
  new Intl.NumberFormat("en-US", { maximumFractionDigits: digits, useGrouping: false });
const [whole, tenths] = [format(0), format(1)];

/** Never grouped, since "1,200" may be read as 1.2. */
export const formatGrams = (grams: number): string => (grams < 10 ? tenths : whole).format(grams);

const formatFormatKcal = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

export const formatKcal = (kcal: number): string => formatFormatKcal.format(kcal);

/** kcal or grams as the number that `unit` follows: whole kcal and kJ, grams to one decimal below 10. */
export const formatIn = (unit: AmountUnit, amount: number): string => formatShown(unit, inUnit(unit, amount));

export const formatShown = (unit: AmountUnit, shown: number): string =>
  unit === "g" ? formatGrams(shown) : formatKcal(shown);

/** The one way to write energy: kcal as "478 kcal", or in kJ as "2,000 kJ" (1 kcal is 4.184 kJ, NIST SP 811). */
export const energyText = (kcal: number, energy: Energy): string =>
  `${formatIn(energyUnit(energy), kcal)} ${energyUnit(energy)}`;
