import { amountColumns } from "../amount-columns";
import type { Kit } from "../kit.sqlite";

export function publicFoodTables(kit: Kit) {
  const { table, str, int, ts, json, pk, index } = kit;
  return {
    /**
     * Public food data that the operator imported, the same for everybody: these three hold nothing of any user. Rows of
     * an import count once it is `live`; a source has one live import at most.
     */
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
        /** The words of name and brand as they are searched, one space apart and around. */
        words: str("words").notNull(),
        /** kcal and grams in 100 g. */
        ...amountColumns(kit),
        portions: json<{ name: string; grams: number }[]>("portions").notNull(),
        /** A GTIN of 14 digits. */
        barcode: str("barcode"),
      },
      (t) => [pk(t.import_id, t.id), index("imported_food_barcode", t.barcode)],
    ),

    /** Finds imported foods by the beginning of a word; the shortest names stand first. */
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
