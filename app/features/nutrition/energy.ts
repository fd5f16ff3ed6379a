import { AMOUNTS, type AmountName, NUTRIENTS, type Nutrient, type PerNutrient } from "./amounts";

export type Energy = "kcal" | "kj";

export type EnergyUnit = "kcal" | "kJ";

/** The thermochemical calorie (NIST SP 811, B.8). */
export const KJ_PER_KCAL = 4.184;

export const inUnit = (unit: EnergyUnit | "g", amount: number): number =>
  unit === "kJ" ? amount * KJ_PER_KCAL : amount;

export const ENERGIES = ["kcal", "kj"] as const satisfies Energy[];

export const energyIn = (given: unknown): Energy | undefined => ENERGIES.find((energy) => energy === given);

/** kcal or grams, from a number of `unit`. */
export const fromUnit = (unit: EnergyUnit | "g", shown: number): number =>
  unit === "kJ" ? shown / KJ_PER_KCAL : shown;

/** The unit of a form's energy: its own, since the account's may have changed after the form was opened. */
export const sentEnergy = (form: FormData, account: { energy: Energy }): Energy =>
  energyIn(form.get("energy")) ?? account.energy;

/** kcal and grams; null where unknown. */
export type Values = Record<AmountName, number | null>;

export const KCAL_PER_GRAM: PerNutrient = { carbs: 4, protein: 4, fats: 9 };

export const energyFrom = (grams: Record<Nutrient, number | null>): number =>
  NUTRIENTS.reduce((kcal, nutrient) => kcal + KCAL_PER_GRAM[nutrient] * (grams[nutrient] ?? 0), 0);

/** Whether kcal and grams agree, within 14 kcal or 20 % for fibre, polyols and rounding; null when an amount is missing. */
export function agrees(values: Values): boolean | null {
  const calories = values.calories ?? 0;
  if (AMOUNTS.some((name) => values[name] === null)) return null;
  const sum = energyFrom(values);
  return Math.abs(sum - calories) <= Math.max(14, 0.2 * Math.max(calories, sum));
}
