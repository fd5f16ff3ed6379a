import type { AmountName } from "~/features/nutrition/amounts";
import type { Kit } from "../kit.sqlite";

export function foodTotalTables({ table, str, json, pk }: Kit) {
  return {
    day_food_total: table(
      "day_food_total",
      {
        user_id: str("user_id").notNull(),
        date: str("date").notNull(),
        foods: json<FoodTotals>("foods").notNull(),
      },
      (t) => [pk(t.user_id, t.date)],
    ),
  };
}

/** A list each of names, minutes of the UTC day (a day more past the midnight that ends it), and amounts in tenths. */
export type FoodTotals = { name: string[]; minute: number[] } & Record<AmountName, number[]>;
