import { unitOf } from "~/features/nutrition/amount-labels";
import type { AmountName } from "~/features/nutrition/amounts";
import type { Energy } from "~/features/nutrition/energy";
import { formatIn } from "~/features/nutrition/format-in";

/** "1,957 kcal" or "8,188 kJ", "8.5 g" */
export const amountText = (name: AmountName, amount: number, energy: Energy): string =>
  `${formatIn(unitOf(name, energy), amount)} ${unitOf(name, energy)}`;
