import { AMOUNTS, type AmountName } from "./amounts";
import { recordOf } from "./record-of";

export const perAmount = <T>(make: (name: AmountName) => T): Record<AmountName, T> => recordOf(AMOUNTS, make);
