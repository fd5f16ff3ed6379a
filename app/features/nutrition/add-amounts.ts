import type { Amounts } from "./amounts";
import { perAmount } from "./per-amount";
import { toTenth } from "./to-tenth";

export const addAmounts = (foods: readonly Amounts[]): Amounts =>
  foods.reduce<Amounts>((sum, food) => perAmount((name) => toTenth(sum[name] + food[name])), NO_AMOUNTS);

export const NO_AMOUNTS: Amounts = perAmount(() => 0);
