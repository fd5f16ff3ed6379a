import type { FoodSource } from "~/features/search/food-source";
import { foodsByRef } from "~/features/search/foods-by-ref";
import type { ConfirmedMeal } from "./confirmed-meal.server";
import type { Review } from "./review";
import { rowsOfNotes } from "./rows-of-notes";
import { typedTotals } from "./typed-totals";
import { totalTexts } from "./with-rows";

/** A meal as the user confirmed it the last time, to be reviewed. `confirmedOn` words the day. */
export async function confirmedReview(
  sources: readonly FoodSource[],
  userId: string,
  description: string,
  { entry, notes }: ConfirmedMeal,
  confirmedOn: string,
): Promise<Review> {
  const foods = await foodsByRef(
    sources,
    userId,
    notes.flatMap(({ ref }) => ref ?? []),
  );
  const totals = totalTexts(entry.amounts);
  const { rows } = rowsOfNotes(notes, foods);
  return {
    description,
    name: entry.name,
    emoji: entry.emoji,
    totals,
    typed: typedTotals({ rows, totals }, {}),
    rows,
    provenance: { confirmedOn, unrecognised: [] },
  };
}
