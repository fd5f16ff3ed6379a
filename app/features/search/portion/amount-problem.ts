import { FOOD_MESSAGES } from "~/features/food/messages";
import { readNumber } from "~/features/nutrition/read-number";
import { whichNumber } from "~/features/nutrition/which-number";
import type { ReviewRow } from "./review-row";
import { rowAmounts } from "./row-amounts";

export function amountProblem(row: Pick<ReviewRow, "amount" | "unit" | "food">): string | undefined {
  if (rowAmounts(row)) return undefined;
  if (!row.amount.trim()) return FOOD_MESSAGES.fieldEmpty;
  const unit = row.unit === "g" || row.unit === "ml" ? row.unit : undefined;
  return whichNumber(readNumber(row.amount), unit) ?? FOOD_MESSAGES.notANumber;
}
