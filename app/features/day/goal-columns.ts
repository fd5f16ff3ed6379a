import { AMOUNTS, type AmountName, type Amounts } from "~/features/nutrition/amounts";
import { perAmount } from "~/features/nutrition/per-amount";
import { recordOf } from "~/features/nutrition/record-of";

export const goalsToRow = (goals: Amounts) => recordOf(AMOUNTS, (name) => goals[name], "_goal");

export const goalsFromRow = (row: Record<`${AmountName}_goal`, number>): Amounts =>
  perAmount((name) => row[`${name}_goal`]);
