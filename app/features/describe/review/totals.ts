import { addAmounts } from "~/features/nutrition/add-amounts";
import { AMOUNT_LABELS } from "~/features/nutrition/amount-labels";
import type { AmountName, Amounts } from "~/features/nutrition/amounts";
import { eachAmount } from "~/features/nutrition/each-amount";
import { parseAmount } from "~/features/nutrition/parse-amount";
import type { ReviewRow } from "~/features/search/portion/review-row";
import { rowAmounts } from "~/features/search/portion/row-amounts";
import type { Review, TotalTexts } from "./review";

/** The nutrients of all rows; undefined with an unreadable amount. */
export function rowsTotal(rows: readonly ReviewRow[]): Amounts | undefined {
  const all = rows.map(rowAmounts);
  return all.includes(undefined) ? undefined : addAmounts(all as Amounts[]);
}

export const totalTexts = (amounts: Amounts): TotalTexts => eachAmount(amounts, String);

/** The totals typed by hand: neither blank, nor as `computed` before, nor the sum of the rows. */
export function typedTotals(
  { rows, totals }: Pick<Review, "rows" | "totals">,
  computed: Partial<TotalTexts>,
): AmountName[] {
  const total = rowsTotal(rows);
  return AMOUNT_LABELS.filter(({ name, unit }) => {
    const text = totals[name];
    const isSum = total && parseAmount(text, unit) === total[name];
    return text.trim() !== "" && text !== computed[name] && !isSum;
  }).map(({ name }) => name);
}

export const computedTotals = ({ totals, typed }: Pick<Review, "totals" | "typed">): Partial<TotalTexts> =>
  Object.fromEntries(
    Object.entries(totals).filter(([name]) => !typed.some((typedName) => typedName === name)),
  );

export function differsFromRows({ rows, totals }: Pick<Review, "rows" | "totals">): boolean {
  const total = rowsTotal(rows);
  if (!total || rows.length === 0) return false;
  return AMOUNT_LABELS.some(({ name, unit }) => parseAmount(totals[name], unit) !== total[name]);
}

/** A review whose totals are the sum of its rows, if every amount is readable. */
export function addedUp(review: Review): Review {
  const total = rowsTotal(review.rows);
  return total ? { ...review, totals: totalTexts(total), typed: [] } : review;
}
