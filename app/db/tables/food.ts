import { amountColumns, amountRange } from "../amount-columns";
import type { Kit } from "../kit.sqlite";

/** What users logged and confirmed. */
export function foodTables(kit: Kit) {
  const { table, str, num, ts, json, pk, index } = kit;
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
        /** kcal and grams as eaten: already multiplied by `number_of_servings`. */
        ...amountColumns(kit),
        number_of_servings: num("number_of_servings").notNull(),
        created_at: ts("created_at").notNull(),
        /** Set while a deletion can still be undone; such a food counts nowhere. */
        deleted_at: ts("deleted_at"),
      },
      (t) => [
        pk(t.user_id, t.id),
        // Covers the skipping of former pages.
        index("food_user_newest", t.user_id, t.time, t.id, t.deleted_at),
        index("food_user_day", t.user_id, t.local_date, t.time, t.id),
        amountRange(kit, "food_amounts", t, t.number_of_servings),
      ],
    ),

    /** What a user confirmed for a meal in words, so that the same words give it again. */
    confirmed_meal: table(
      "confirmed_meal",
      {
        user_id: str("user_id").notNull(),
        words_hash: str("words_hash").notNull(),
        words: str("words").notNull(),
        name: str("name").notNull(),
        emoji: str("emoji").notNull(),
        ...amountColumns(kit),
        /** The foods it was made of, as the review notes them. */
        foods: json<unknown[]>("foods").notNull(),
        updated_at: ts("updated_at").notNull(),
      },
      (t) => [
        pk(t.user_id, t.words_hash),
        index("confirmed_meal_user_updated", t.user_id, t.updated_at),
        amountRange(kit, "confirmed_meal_amounts", t),
      ],
    ),

    /** What a person confirmed for a barcode; only theirs. Values are kcal and grams for one `portion`. */
    product: table(
      "product",
      {
        user_id: str("user_id").notNull(),
        barcode: str("barcode").notNull(),
        name: str("name").notNull(),
        emoji: str("emoji").notNull(),
        portion: str("portion").notNull(),
        ...amountColumns(kit),
        updated_at: ts("updated_at").notNull(),
      },
      (t) => [pk(t.user_id, t.barcode), amountRange(kit, "product_amounts", t)],
    ),
  };
}
