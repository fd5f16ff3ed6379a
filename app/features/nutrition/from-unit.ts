import { type EnergyUnit, KJ_PER_KCAL } from "./energy";

/** kcal or grams, from a number of `unit`. */
export const fromUnit = (unit: EnergyUnit | "g", shown: number): number =>
  unit === "kJ" ? shown / KJ_PER_KCAL : shown;
