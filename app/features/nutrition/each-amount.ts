import type { AmountName } from "./amounts";
import { perAmount } from "./per-amount";

export const eachAmount = <A, T>(amounts: Record<AmountName, A>, make: (amount: A) => T) =>
  perAmount((name) => make(amounts[name]));
