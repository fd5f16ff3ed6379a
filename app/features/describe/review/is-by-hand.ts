import { AMOUNT_LABELS } from "~/features/nutrition/amount-labels";
import { parseAmount } from "~/features/nutrition/parse-amount";
import type { Review } from "./review";
import { rowsTotal, totalTexts } from "./with-rows";

/** Whether a total is another than the rows add up to. */
export function isByHand({ rows, totals }: Pick<Review, "rows" | "totals">): boolean {
  const total = rowsTotal(rows);
  if (!total || rows.length === 0) return false;
  const added = totalTexts(total);
  return AMOUNT_LABELS.some(({ name, unit }) => parseAmount(totals[name], unit) !== Number(added[name]));
}
