import { NUTRIENTS } from "~/features/nutrition/nutrients";
import { recordOf } from "~/features/nutrition/record-of";
import type { Kit } from "../kit.sqlite";

export function collectionTables({ table, str, int, num, ts, pk }: Kit) {
  return {
    user_collection: table(
      "user_collection",
      {
        user_id: str("user_id").notNull(),
        collection_type: str("collection_type").notNull(),
        puzzle_name: str("puzzle_name").notNull(),
        /** Grams of the first completion; 0 for a special puzzle. */
        ...recordOf(NUTRIENTS, (nutrient) => num(nutrient).notNull()),
        count: int("count").notNull(),
        first_completed_at: ts("first_completed_at").notNull(),
        congratulated_at: ts("congratulated_at"),
        created_at: ts("created_at").notNull(),
        updated_at: ts("updated_at").notNull(),
      },
      (t) => [pk(t.user_id, t.collection_type, t.puzzle_name)],
    ),

    /** The key makes a puzzle count once a day. */
    puzzle_completion: table(
      "puzzle_completion",
      {
        user_id: str("user_id").notNull(),
        puzzle_name: str("puzzle_name").notNull(),
        date: str("date").notNull(),
        completed_at: ts("completed_at").notNull(),
        /** Grams of that day; null where an older version only stored the sum of several days. */
        ...recordOf(NUTRIENTS, num),
      },
      (t) => [pk(t.user_id, t.puzzle_name, t.date)],
    ),
  };
}
