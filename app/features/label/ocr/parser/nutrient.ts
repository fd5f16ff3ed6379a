import type { AmountName } from "~/features/nutrition/amounts";

/** What a row of a label is about; `other` rows are there to catch their own numbers. */
export type Nutrient = AmountName | "other";
