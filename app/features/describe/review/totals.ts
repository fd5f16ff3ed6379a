import { addAmounts } from "~/features/nutrition/add-amounts";
import { amountFieldText } from "~/features/nutrition/amount-field-text";
import { unitOf } from "~/features/nutrition/amount-labels";
import { AMOUNTS, type AmountName, type Amounts } from "~/features/nutrition/amounts";
import type { Energy } from "~/features/nutrition/energy";
import { parseAmount } from "~/features/nutrition/parse-amount";
import { perAmount } from "~/features/nutrition/per-amount";
import type { ReviewRow } from "~/features/search/portion/review-row";
import { rowAmounts } from "~/features/search/portion/row-amounts";
import type { Review, TotalTexts } from "./review";

/** The nutrients of all rows; undefined with an unreadable amount. */
export function rowsTotal(rows: readonly ReviewRow[]): Amounts | undefined {
  const all = rows.map(rowAmounts);
  return all.includes(undefined) ? undefined : addAmounts(all as Amounts[]);
}

export const totalTexts = (amounts: Amounts, energy: Energy = "kcal"): TotalTexts =>
  perAmount((name) => amountFieldText(amounts[name], unitOf(name, energy)));

/** The totals typed by hand: neither blank, nor as `computed` before, nor the sum of the rows. */
export function typedTotals(
  { rows, totals, energy = "kcal" }: Pick<Review, "rows" | "totals" | "energy">,
  computed: Partial<TotalTexts>,
): AmountName[] {
  const total = rowsTotal(rows);
  return AMOUNTS.filter((name) => {
    const text = totals[name];
    const isSum = total && parseAmount(text, unitOf(name, energy)) === total[name];
    return text.trim() !== "" && text !== computed[name] && !isSum;
  });
}

export const computedTotals = ({ totals, typed }: Pick<Review, "totals" | "typed">): Partial<TotalTexts> =>
  Object.fromEntries(
    Object.entries(totals).filter(([name]) => !typed.some((typedName) => typedName === name)),
  );

type Compared = Pick<Review, "rows" | "totals" | "energy">;

export function differsFromRows({ rows, totals, energy = "kcal" }: Compared): boolean {
  const total = rowsTotal(rows);
  if (!total || rows.length === 0) return false;
  return AMOUNTS.some((name) => parseAmount(totals[name], unitOf(name, energy)) !== total[name]);
}

/** A review whose totals are the sum of its rows, if every amount is readable. */
export function addedUp(review: Review): Review {
  const total = rowsTotal(review.rows);
  return total ? { ...review, totals: totalTexts(total, review.energy), typed: [] } : review;
}
