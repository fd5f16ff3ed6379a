import type { AmountName } from "./amounts";
import { perAmount } from "./per-amount";

export const amountsOf = <T>(from: Record<AmountName, T>): Record<AmountName, T> =>
  perAmount((name) => from[name]);
