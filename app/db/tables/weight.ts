import type { Kit } from "../kit.sqlite";

export function weightTables({ table, str, num, ts, pk, range }: Kit) {
  return {
    weight: table(
      "weight",
      {
        user_id: str("user_id").notNull(),
        date: str("date").notNull(),
        kg: num("kg").notNull(),
        updated_at: ts("updated_at").notNull(),
      },
      (t) => [pk(t.user_id, t.date), range("weight_kg", [t.kg], 0, 1000)],
    ),
  };
}
