import { NUTRIENTS } from "./nutrients";

export const AMOUNTS = ["calories", ...NUTRIENTS] as const;

export type AmountName = (typeof AMOUNTS)[number];

/** kcal for `calories`, grams for nutrients. */
export type Amounts = Record<AmountName, number>;
