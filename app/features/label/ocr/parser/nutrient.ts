import type { AmountName } from "~/features/nutrition/amounts";

export type Nutrient = AmountName | "other";
