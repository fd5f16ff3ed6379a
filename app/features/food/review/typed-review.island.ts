import type { Review } from "./review";
import { rowField } from "./review-fields";
import { withRows } from "./with-rows";

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
  const { totals } = changed ? withRows(given, rows) : given;
  return {
    ...given,
    rows,
    name: typed("name", given.name),
    totals: changed
      ? totals
      : {
          calories: typed("calories", totals.calories),
          carbs: typed("carbs", totals.carbs),
          fats: typed("fats", totals.fats),
          protein: typed("protein", totals.protein),
        },
  };
}
