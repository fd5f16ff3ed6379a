import { DEFAULT_EMOJI } from "~/features/food/food-entry";
import { NO_AMOUNTS } from "~/features/nutrition/add-amounts";
import { type ReviewRow, ROWS_MAX } from "~/features/search/portion/review-row";
import type { FoundFood } from "~/features/search/sources/source-food";
import type { AnalysedItem, Analysis } from "../meal-reader";
import type { Provenance, Review } from "./review";
import { understoodAmount } from "./understood-amount";
import { totalTexts, withRows } from "./with-rows";

/** An analysis to be reviewed. `foods` are those of its items that a source knows, by ref. */
export function reviewOf(
  description: string,
  { items, unrecognised, engine, aiMissed }: Analysis,
  foods: ReadonlyMap<string, FoundFood>,
): Review {
  const provenance: Provenance = { engine, aiMissed, unrecognised };
  const rows = items.slice(0, ROWS_MAX).map((item) => rowOf(item, foods.get(item.ref ?? "")));
  return withRows(emptyReview(description, provenance), rows);
}

const emptyReview = (description: string, provenance: Provenance): Review => ({
  description,
  name: "",
  emoji: DEFAULT_EMOJI,
  totals: totalTexts(NO_AMOUNTS),
  typed: [],
  rows: [],
  provenance,
});

function rowOf(item: AnalysedItem, found: FoundFood | undefined): ReviewRow {
  const { name, emoji, source, confidence, per100 } = item;
  const food = found ?? { unit: "g", amounts: per100, portions: [], source };
  const { unit, amounts, portions } = food;
  return {
    ref: found?.ref ?? null,
    name,
    emoji,
    ...understoodAmount(item, food),
    confidence,
    food: { unit, amounts, portions, source: food.source },
  };
}
