import { amountColumns, amountRange } from "../amount-columns";
import type { Kit } from "../kit.sqlite";

export function savedFoodTables(kit: Kit) {
  const { table, str, num, ts, json, pk, index } = kit;
  return {
    saved_food: table(
      "saved_food",
      {
        user_id: str("user_id").notNull(),
        id: str("id").notNull(),
        kind: str("kind").$type<"food" | "meal">().notNull(),
        name: str("name").notNull(),
        emoji: str("emoji").notNull(),
        ...amountColumns(kit),
        number_of_servings: num("number_of_servings").notNull(),
        parts: json<unknown[] | null>("parts"),
        source: str("source"),
        created_at: ts("created_at").notNull(),
      },
      (t) => [
        pk(t.user_id, t.id),
        index("saved_food_user_name", t.user_id, t.name, t.id),
        amountRange(kit, "saved_food_amounts", t, t.number_of_servings),
      ],
    ),
  };
}
