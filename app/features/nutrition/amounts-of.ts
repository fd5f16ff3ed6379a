import type { AmountName } from "./amounts";
import { perAmount } from "./per-amount";

/** The amounts of a row, of a form or of a table's columns, without what else is in it. */
export const amountsOf = <T>(from: Record<AmountName, T>): Record<AmountName, T> =>
  perAmount((name) => from[name]);
