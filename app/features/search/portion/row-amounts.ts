import type { Amounts } from "~/features/nutrition/amounts";
import { eachAmount } from "~/features/nutrition/each-amount";
import { MAX_AMOUNT } from "~/features/nutrition/parse-amount";
import { parseCount } from "~/features/nutrition/parse-count";
import { toTenth } from "~/features/nutrition/to-tenth";
import type { ReviewRow } from "./review-row";
import { rowUnits } from "./row-units";

type Counted = Pick<ReviewRow, "amount" | "unit" | "food">;

/** In the food's own unit, to one decimal; undefined for a bad or too large `amount`. */
export function rowQuantity({ amount, unit, food }: Counted): number | undefined {
  const count = parseCount(amount);
  const size = rowUnits(food).find(({ value }) => value === unit)?.size;
  if (count === undefined || size === undefined) return undefined;
  const quantity = count * size;
  if (quantity > MAX_AMOUNT) return undefined;
  return food.unit === "portion" ? quantity : toTenth(quantity);
}

/** The nutrients of a row; undefined for a bad `amount` or nutrients above the maximum. */
export function rowAmounts(row: Counted): Amounts | undefined {
  const quantity = rowQuantity(row);
  if (quantity === undefined) return undefined;
  const times = row.food.unit === "portion" ? quantity : quantity / 100;
  const amounts = eachAmount(row.food.amounts, (amount) => toTenth(amount * times));
  return Object.values(amounts).every((amount) => amount <= MAX_AMOUNT) ? amounts : undefined;
}
