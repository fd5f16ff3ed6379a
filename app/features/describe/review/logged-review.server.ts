import type { FoodEntry } from "~/features/food/food-entry";
import { perServingOf } from "~/features/food/per-serving-of";
import { rowOfPart } from "~/features/search/portion/row-of-part";
import type { FoodSource } from "~/features/search/sources/food-source";
import { foodsByRef } from "~/features/search/sources/foods-by-ref";
import type { Review } from "./review";
import { totalTexts, typedTotals } from "./totals";

/** The parts of a logged food, to be reviewed again. */
export async function loggedReview(
  sources: readonly FoodSource[],
  userId: string,
  entry: FoodEntry,
): Promise<Review> {
  const { name, emoji, parts = [] } = entry;
  const refs = parts.flatMap(({ ref }) => ref ?? []);
  const foods = await foodsByRef(sources, userId, refs);
  const rows = parts.map((part) => rowOfPart(part, foods.get(part.ref ?? "")));
  const totals = totalTexts(perServingOf(entry));
  const typed = typedTotals({ rows, totals }, {});
  return { description: "", name, emoji, totals, typed, rows, provenance: { unrecognised: [] } };
}
