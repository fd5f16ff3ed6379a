import type { Nutrient } from "./nutrients";

/** What a food, a day or a goal holds: `calories` in kcal, the three nutrients in grams, to one decimal. */
export type Amounts = { calories: number } & Record<Nutrient, number>;

export const NO_AMOUNTS: Amounts = { calories: 0, carbs: 0, protein: 0, fats: 0 };
