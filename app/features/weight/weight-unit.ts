import { KG_PER_POUND, type Unit } from "~/features/account/profile/profile";

export type WeightUnit = "kg" | "lb";

/** That of the profile; kg without one. */
export const weightUnit = (unit: Unit | null): WeightUnit => (unit === "us" ? "lb" : "kg");

export const inWeightUnit = (kg: number, unit: WeightUnit): number =>
  unit === "lb" ? kg / KG_PER_POUND : kg;

export const toKg = (weight: number, unit: WeightUnit): number =>
  Math.round((unit === "lb" ? weight * KG_PER_POUND : weight) * 10_000) / 10_000;
