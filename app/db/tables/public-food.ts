import { amountColumns } from "../amount-columns";
import type { Kit } from "../kit.sqlite";

export function publicFoodTables(kit: Kit) {
  const { table, str, int, ts, json, pk, index } = kit;
  return {
    /** Public, without user data; rows count once their import is `live`, one for each source. */
    food_import: table(
      "food_import",
      {
        id: int("id").notNull(),
        source: str("source").$type<FoodSourceName>().notNull(),
        state: str("state").$type<"loading" | "live">().notNull(),
        rows: int("rows").notNull(),
        imported_at: ts("imported_at").notNull(),
      },
      (t) => [pk(t.id)],
    ),

    imported_food: table(
      "imported_food",
      {
        import_id: int("import_id").notNull(),
        id: str("id").notNull(),
        name: str("name").notNull(),
        brand: str("brand"),
        category: str("category"),
        /** Name and brand as searched, with single spaces between and around. */
        words: str("words").notNull(),
        /** In 100 g. */
        ...amountColumns(kit),
        portions: json<{ name: string; grams: number }[]>("portions").notNull(),
        /** A GTIN of 14 digits. */
        barcode: str("barcode"),
      },
      (t) => [pk(t.import_id, t.id), index("imported_food_barcode", t.barcode)],
    ),

    /** Prefix search; the shortest names first. */
    imported_food_word: table(
      "imported_food_word",
      {
        import_id: int("import_id").notNull(),
        word: str("word").notNull(),
        name_length: int("name_length").notNull(),
        id: str("id").notNull(),
      },
      (t) => [pk(t.import_id, t.word, t.name_length, t.id)],
    ),
  };
}

export type FoodSourceName = "fndds" | "sr-legacy" | "foundation" | "open-food-facts";
