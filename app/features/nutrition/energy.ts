export const ENERGIES = ["kcal", "kj"] as const;

export type Energy = (typeof ENERGIES)[number];

export type EnergyUnit = "kcal" | "kJ";

/** The thermochemical calorie (NIST SP 811, B.8). */
export const KJ_PER_KCAL = 4.184;

export const energyIn = (given: unknown): Energy | undefined => ENERGIES.find((energy) => energy === given);

export const inUnit = (unit: EnergyUnit | "g", amount: number): number =>
  unit === "kJ" ? amount * KJ_PER_KCAL : amount;

export const fromUnit = (unit: EnergyUnit | "g", shown: number): number =>
  unit === "kJ" ? shown / KJ_PER_KCAL : shown;
