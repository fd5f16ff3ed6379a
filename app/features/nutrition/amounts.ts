import { NUTRIENTS } from "./nutrients";

/** The names of what is counted in a food, a day or a goal, in the order of the forms. */
export const AMOUNTS = ["calories", ...NUTRIENTS] as const;

export type AmountName = (typeof AMOUNTS)[number];

/** What a food, a day or a goal holds: `calories` in kcal, the nutrients in grams, to one decimal. */
export type Amounts = Record<AmountName, number>;
