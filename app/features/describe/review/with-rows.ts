import { DEFAULT_EMOJI } from "~/features/food/food-entry";
import type { ReviewRow } from "~/features/search/portion/review-row";
import { mealName } from "../built-in/meal-name";
import type { Review, TotalTexts } from "./review";
import { rowsTotal, totalTexts } from "./totals";

/** A review with other rows: untyped totals follow if every amount is readable, name and emoji unless changed by hand. */
export function withRows(review: Review, rows: readonly ReviewRow[]): Review {
  const total = rowsTotal(rows);
  const nameOf = (of: readonly ReviewRow[]) => mealName(of, review.description);
  return {
    ...review,
    rows,
    totals: total ? { ...totalTexts(total, review.energy), ...typedTexts(review) } : review.totals,
    name: review.name === nameOf(review.rows) ? nameOf(rows) : review.name,
    emoji: review.emoji === mealEmoji(review.rows) ? mealEmoji(rows) : review.emoji,
  };
}

const typedTexts = ({ totals, typed }: Review): Partial<TotalTexts> =>
  Object.fromEntries(typed.map((name) => [name, totals[name]]));

const mealEmoji = (rows: readonly ReviewRow[]): string => rows[0]?.emoji ?? DEFAULT_EMOJI;
