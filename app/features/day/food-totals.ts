import type { FoodTotals } from "~/db/figures/food-figures";
import { AMOUNTS, type Amounts } from "~/features/nutrition/amounts";
import { recordOf } from "~/features/nutrition/record-of";

type Eaten = Amounts & { name: string; time: number };

const MINUTE_MS = 60_000;
export const DAY_MINUTES = 24 * 60;

/** Times and `midnight`, the end of the calendar day, in ms since 1970. */
export const foodTotalsOf = (foods: readonly Eaten[], midnight: number): FoodTotals => ({
  name: foods.map(({ name }) => name),
  minute: foods.map(
    ({ time }) => (Math.floor(time / MINUTE_MS) % DAY_MINUTES) + (time >= midnight ? DAY_MINUTES : 0),
  ),
  ...recordOf(AMOUNTS, (amount) => foods.map((food) => Math.round(food[amount] * 10))),
});
