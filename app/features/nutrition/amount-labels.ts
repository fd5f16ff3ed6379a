import { AMOUNTS, type AmountName } from "./amounts";
import type { Energy, EnergyUnit } from "./energy";

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
