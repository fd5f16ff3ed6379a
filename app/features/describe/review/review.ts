import type { AmountName } from "~/features/nutrition/amounts";
import type { Energy } from "~/features/nutrition/energy";
import type { ReviewRow } from "~/features/search/portion/review-row";
import type { Engine } from "../meal-reader";

/** The totals as typed in their fields, in the review's unit of energy and grams. */
export type TotalTexts = Record<AmountName, string>;

export type Provenance = {
  engine?: Engine;
  aiMissed?: boolean;
  /** The day the user confirmed the meal, in words: "Today", "Tue, Mar 5". */
  confirmedOn?: string;
  /** Parts of the description that name no known food, as typed. */
  unrecognised: readonly string[];
};

/** A described meal before it is logged: one entry, and the foods it is made of. */
export type Review = {
  description: string;
  name: string;
  emoji: string;
  totals: TotalTexts;
  energy?: Energy;
  /** The totals typed by hand: they stay when a food changes. */
  typed: readonly AmountName[];
  rows: readonly ReviewRow[];
  provenance: Provenance;
};
