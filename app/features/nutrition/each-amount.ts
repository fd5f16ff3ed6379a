import type { AmountName } from "./amounts";
import { perAmount } from "./per-amount";

/** Every amount, made into something else. */
export const eachAmount = <A, T>(amounts: Record<AmountName, A>, make: (amount: A) => T) =>
  perAmount((name) => make(amounts[name]));
