export type Energy = "kcal" | "kj";

export type EnergyUnit = "kcal" | "kJ";

/** The thermochemical calorie (NIST SP 811, B.8). */
export const KJ_PER_KCAL = 4.184;

export const inUnit = (unit: EnergyUnit | "g", amount: number): number =>
  unit === "kJ" ? amount * KJ_PER_KCAL : amount;
