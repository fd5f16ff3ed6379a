import type { Amounts } from "~/features/nutrition/amounts";
import { eachAmount } from "~/features/nutrition/each-amount";
import { toTenth } from "~/features/nutrition/to-tenth";

export const perServing = (amounts: Amounts, servings: number): Amounts =>
  eachAmount(amounts, (amount) => toTenth(amount / servings));
