import type { Amounts } from "./amounts";
import { toTenth } from "./parse-amount";
import { perAmount } from "./per-amount";

export const addAmounts = (foods: readonly Amounts[]): Amounts =>
  foods.reduce<Amounts>((sum, food) => perAmount((name) => toTenth(sum[name] + food[name])), NO_AMOUNTS);

export const NO_AMOUNTS: Amounts = perAmount(() => 0);
