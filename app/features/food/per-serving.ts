import type { Amounts } from "../nutrition/amounts";
import { eachAmount } from "../nutrition/each-amount";
import { toTenth } from "../nutrition/parse-amount";

/** The amounts of one of `servings` servings, each to one decimal. */
export const perServing = (amounts: Amounts, servings: number): Amounts =>
  eachAmount(amounts, (amount) => toTenth(amount / servings));
