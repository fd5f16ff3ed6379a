import type { FoodSource } from "~/features/search/sources/food-source";
import { foodsByRef } from "~/features/search/sources/foods-by-ref";
import { restoreRows } from "../fields/restore-rows";
import type { Review } from "../review";
import { totalTexts, typedTotals } from "../totals";
import type { ConfirmedMeal } from "./confirmed-meal.server";

export async function confirmedReview(
  sources: readonly FoodSource[],
  userId: string,
  description: string,
  { entry, rows: savedRows }: ConfirmedMeal,
  confirmedOn: string,
): Promise<Review> {
  const refs = savedRows.flatMap(({ ref }) => ref ?? []);
  const foods = await foodsByRef(sources, userId, refs);
  const totals = totalTexts(entry.amounts);
  const { rows } = restoreRows(savedRows, foods);
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
