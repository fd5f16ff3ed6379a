import { DEFAULT_EMOJI } from "~/features/food/food-entry";
import { addAmounts } from "~/features/nutrition/add-amounts";
import type { Amounts } from "~/features/nutrition/amounts";
import { eachAmount } from "~/features/nutrition/each-amount";
import type { ReviewRow } from "~/features/search/portion/review-row";
import { rowAmounts } from "~/features/search/portion/row-amounts";
import { mealName } from "../built-in/meal-name";
import type { Review, TotalTexts } from "./review";

/**
 * The review with other rows. Totals are added up anew, but for those that were typed, and
 * unless an amount can't be read; the name and the emoji follow
 * as long as they are what the rows made them.
 */
export function withRows(review: Review, rows: readonly ReviewRow[]): Review {
  const total = rowsTotal(rows);
  return {
    ...review,
    rows,
    totals: total ? { ...totalTexts(total), ...typedTexts(review) } : review.totals,
    name: review.name === mealName(review.rows) ? mealName(rows) : review.name,
    emoji: review.emoji === mealEmoji(review.rows) ? mealEmoji(rows) : review.emoji,
  };
}

const typedTexts = ({ totals, typed }: Review): Partial<TotalTexts> =>
  Object.fromEntries(typed.map((name) => [name, totals[name]]));

/** What is in all the rows; undefined when an amount can't be read. */
export function rowsTotal(rows: readonly ReviewRow[]): Amounts | undefined {
  const all = rows.map(rowAmounts);
  return all.includes(undefined) ? undefined : addAmounts(all as Amounts[]);
}

const mealEmoji = (rows: readonly ReviewRow[]): string => rows[0]?.emoji ?? DEFAULT_EMOJI;

export const totalTexts = (amounts: Amounts): TotalTexts => eachAmount(amounts, String);
