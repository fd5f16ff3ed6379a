import type { FoodSource } from "~/features/search/sources/food-source";
import { foodsByRef } from "~/features/search/sources/foods-by-ref";
import { rowsOfNotes } from "../fields/restore-rows";
import type { Review } from "../review";
import { typedTotals } from "../typed-totals";
import { totalTexts } from "../with-rows";
import type { ConfirmedMeal } from "./confirmed-meal.server";

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
