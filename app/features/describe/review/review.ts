import type { AmountName } from "~/features/nutrition/amounts";
import type { ReviewRow } from "~/features/search/portion/review-row";
import type { Engine } from "../meal-reader";

/** The four totals as they stand in their fields. */
export type TotalTexts = Record<AmountName, string>;

/** Where a review comes from, to be told. */
export type Provenance = {
  engine?: Engine;
  /** There is an AI service, and it didn't answer. */
  aiMissed?: boolean;
  /** The day on which the user confirmed it, worded: "Today", "Tue, Mar 5". */
  confirmedOn?: string;
  /** The parts of the description that named no known food, as typed. */
  unrecognised: readonly string[];
};

/** A meal in words, understood and not yet logged: one food to log, and the foods it is made of. */
export type Review = {
  description: string;
  name: string;
  emoji: string;
  totals: TotalTexts;
  /** The totals that were typed by hand. They stay when a food changes. */
  typed: readonly AmountName[];
  rows: readonly ReviewRow[];
  provenance: Provenance;
};
