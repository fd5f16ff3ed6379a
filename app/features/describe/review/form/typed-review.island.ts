import { perAmount } from "~/features/nutrition/per-amount";
import { addedUp } from "../added-up";
import { rowField } from "../fields/review-fields";
import type { Review } from "../review";
import { typedTotals } from "../typed-totals";
import { withRows } from "../with-rows";

/** A review with what stands in its form by now, as typed before the page woke up. */
export function typedReview(given: Review, form: FormData): Review {
  const typed = (name: string, otherwise: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : otherwise;
  };
  const rows = given.rows.map((row, i) => ({
    ...row,
    amount: typed(rowField(i).amount, row.amount),
    unit: typed(rowField(i).unit, row.unit),
  }));
  const changed = rows.some(
    (row, i) => row.amount !== given.rows[i]?.amount || row.unit !== given.rows[i]?.unit,
  );
  const totals = perAmount((name) => typed(name, given.totals[name]));
  const read = { ...given, totals, typed: typedTotals({ ...given, totals }, addedUp(given)) };
  const { totals: counted } = changed ? withRows(read, rows) : read;
  return { ...read, rows, name: typed("name", given.name), totals: counted };
}
