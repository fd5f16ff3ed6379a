import { perAmount } from "~/features/nutrition/per-amount";
import { rowField } from "../fields/review-fields";
import type { Review } from "../review";
import { computedTotals, typedTotals } from "../totals";
import { withRows } from "../with-rows";

/** A review with the values of its form, typed before hydration. */
export function typedReview(served: Review, form: FormData): Review {
  const typed = (name: string, otherwise: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : otherwise;
  };
  const rows = served.rows.map((row, i) => ({
    ...row,
    amount: typed(rowField(i).amount, row.amount),
    unit: typed(rowField(i).unit, row.unit),
  }));
  const changed = rows.some(
    (row, i) => row.amount !== served.rows[i]?.amount || row.unit !== served.rows[i]?.unit,
  );
  const totals = perAmount((name) => typed(name, served.totals[name]));
  const review = { ...served, totals, typed: typedTotals({ ...served, totals }, computedTotals(served)) };
  const { totals: newTotals } = changed ? withRows(review, rows) : review;
  return { ...review, rows, name: typed("name", served.name), totals: newTotals };
}
