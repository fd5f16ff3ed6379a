import { unitOf } from "~/features/nutrition/amount-labels";
import type { AmountName } from "~/features/nutrition/amounts";
import { formatIn } from "~/features/nutrition/format-in";

/** "1,957 kcal", "8.5 g" */
export const amountText = (name: AmountName, amount: number): string =>
  `${formatIn(unitOf(name), amount)} ${unitOf(name)}`;
