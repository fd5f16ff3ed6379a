import { DEFAULT_EMOJI } from "~/features/food/food-entry";
import { NO_AMOUNTS } from "~/features/nutrition/add-amounts";
import { type ReviewRow, ROWS_MAX, type RowFood } from "~/features/search/portion/review-row";
import type { SourceFood } from "~/features/search/sources/source-food";
import type { AnalysedItem, Analysis } from "../meal-reader";
import type { Provenance, Review } from "./review";
import { totalTexts } from "./totals";
import { understoodAmount } from "./understood-amount";
import { withRows } from "./with-rows";

/** As many as `readReview` takes back. */
const UNCOUNTED_MAX = 100;

export function reviewOf(
  description: string,
  { items, unrecognised, engine, aiMissed }: Analysis,
  foods: ReadonlyMap<string, SourceFood>,
): Review {
  const left = items.slice(ROWS_MAX).map(({ name }) => name);
  const uncounted = [...unrecognised, ...left].slice(0, UNCOUNTED_MAX);
  const provenance: Provenance = { engine, aiMissed, unrecognised: uncounted };
  const rows = items.slice(0, ROWS_MAX).map((item) => rowOf(item, foods.get(item.ref ?? "")));
  return withRows(emptyReview(description, provenance), rows);
}

export const reviewOfRows = (
  description: string,
  rows: readonly ReviewRow[],
  provenance: Provenance = { unrecognised: [] },
): Review => withRows(emptyReview(description, provenance), rows.slice(0, ROWS_MAX));

const emptyReview = (description: string, provenance: Provenance): Review => ({
  description,
  name: "",
  emoji: DEFAULT_EMOJI,
  totals: totalTexts(NO_AMOUNTS),
  typed: [],
  rows: [],
  provenance,
});

function rowOf(item: AnalysedItem, known: SourceFood | undefined): ReviewRow {
  const { name, emoji, confidence } = item;
  const { unit, amounts, portions, source } = known ?? estimatedFood(item);
  const food = { unit, amounts, portions, source };
  return { ref: known?.ref ?? null, name, emoji, ...understoodAmount(item, food), confidence, food };
}

const estimatedFood = ({ per100, source }: AnalysedItem): RowFood => ({
  unit: "g",
  amounts: per100,
  portions: [],
  source,
});
