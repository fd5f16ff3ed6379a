import type { Energy } from "./energy";

export const ENERGIES = ["kcal", "kj"] as const satisfies Energy[];

export const energyIn = (given: unknown): Energy | undefined => ENERGIES.find((energy) => energy === given);
