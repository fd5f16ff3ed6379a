import { amountColumns, amountRange } from "../amount-columns";
import type { Kit } from "../kit.sqlite";

export function foodTables(kit: Kit) {
  const { table, str, num, ts, bool, json, pk, index } = kit;
  return {
    food: table(
      "food",
      {
        user_id: str("user_id").notNull(),
        id: str("id").notNull(),
        name: str("name").notNull(),
        emoji: str("emoji").notNull(),
        time: ts("time").notNull(),
        local_date: str("local_date").notNull(),
        /** As eaten: for all servings. */
        ...amountColumns(kit),
        number_of_servings: num("number_of_servings").notNull(),
        created_at: ts("created_at").notNull(),
        /** Set while a deletion can be undone; such a food counts nowhere. */
        deleted_at: ts("deleted_at"),
        parts: json<unknown[] | null>("parts"),
        source: str("source"),
        /** Some part is an unconfirmed estimate. */
        estimated: bool("estimated").notNull().default(false),
      },
      (t) => [
        pk(t.user_id, t.id),
        // Covers the offset of `nthNewest`.
        index("food_user_newest", t.user_id, t.time, t.id, t.deleted_at),
        index("food_user_day", t.user_id, t.local_date, t.time, t.id),
        amountRange(kit, "food_amounts", t, t.number_of_servings),
      ],
    ),

    /** Confirmed meals, for the same description the next time. */
    confirmed_meal: table(
      "confirmed_meal",
      {
        user_id: str("user_id").notNull(),
        words_hash: str("words_hash").notNull(),
        words: str("words").notNull(),
        name: str("name").notNull(),
        emoji: str("emoji").notNull(),
        ...amountColumns(kit),
        /** As `RowNote` of the review. */
        foods: json<unknown[]>("foods").notNull(),
        updated_at: ts("updated_at").notNull(),
      },
      (t) => [
        pk(t.user_id, t.words_hash),
        index("confirmed_meal_user_updated", t.user_id, t.updated_at),
        amountRange(kit, "confirmed_meal_amounts", t),
      ],
    ),
  };
}
