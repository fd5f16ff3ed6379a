import type { Kit } from "../kit.sqlite";

export function foodTotalTables({ table, str, pk }: Kit) {
  return {
    day_food_total: table(
      "day_food_total",
      {
        user_id: str("user_id").notNull(),
        date: str("date").notNull(),
        /** A list in JSON, read only where a name is shown. */
        names: str("names").notNull().default("[]"),
        /** As of `figuresOf`. */
        figures: str("figures").notNull().default(""),
      },
      (t) => [pk(t.user_id, t.date)],
    ),
  };
}
