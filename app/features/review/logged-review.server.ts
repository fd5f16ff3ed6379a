import { type FoodEntry, perServingOf } from "~/features/food/entry";
import { type FoodSource, foodsByRef, rowOfPart } from "~/features/search/row";
import { type Review, totalTexts, typedTotals } from "./review";
import { storedWhole } from "./whole/whole";

/** The parts of a logged food, to be reviewed again. */
export async function loggedReview(
  sources: readonly FoodSource[],
  userId: string,
  entry: FoodEntry,
): Promise<Review> {
  const { name, emoji, parts = [] } = entry;
  const whole = storedWhole(entry.whole);
  const refs = parts.flatMap(({ ref }) => ref ?? []);
  const foods = await foodsByRef(sources, userId, refs);
  const rows = parts.map((part) => rowOfPart(part, foods.get(part.ref ?? "")));
  const totals = totalTexts(perServingOf(entry));
  const typed = typedTotals({ rows, totals }, {});
  return { description: "", name, emoji, totals, typed, rows, whole, provenance: { unrecognised: [] } };
}
