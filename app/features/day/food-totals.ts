import type { FoodTotals } from "~/db/tables/food-totals";
import { AMOUNTS, type Amounts } from "~/features/nutrition/amounts";
import { recordOf } from "~/features/nutrition/record-of";

type Eaten = Amounts & { name: string; time: number };

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

export const foodTotalsOf = (foods: readonly Eaten[]): FoodTotals => ({
  name: foods.map(({ name }) => name),
  minute: foods.map(({ time }) => Math.floor(time / MINUTE_MS) % DAY_MINUTES),
  ...recordOf(AMOUNTS, (amount) => foods.map((food) => Math.round(food[amount] * 10))),
});
