import { AMOUNT_LABELS } from "~/features/nutrition/amount-labels";
import type { AmountName } from "~/features/nutrition/amounts";
import { parseAmount } from "~/features/nutrition/parse-amount";
import type { Review, TotalTexts } from "./review";
import { rowsTotal, totalTexts } from "./with-rows";

/** The totals typed by hand: those that are neither blank, nor as they were `shown`, nor what the rows add up to. */
export function typedTotals(
  { rows, totals }: Pick<Review, "rows" | "totals">,
  shown: Partial<TotalTexts>,
): AmountName[] {
  const total = rowsTotal(rows);
  const added = total && totalTexts(total);
  return AMOUNT_LABELS.filter(({ name, unit }) => {
    const text = totals[name];
    return (
      text.trim() !== "" &&
      text !== shown[name] &&
      !(added && parseAmount(text, unit) === Number(added[name]))
    );
  }).map(({ name }) => name);
}
