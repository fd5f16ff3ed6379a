import type { Nutrient } from "~/features/nutrition/nutrients";
import type { Kit } from "../kit.sqlite";

export function userPuzzleTables({ table, str, json, bool, ts, pk }: Kit) {
  return {
    /** Pictures of one's own, and those of packs from the day they are chosen. */
    user_puzzle: table(
      "user_puzzle",
      {
        user_id: str("user_id").notNull(),
        id: str("id").notNull(),
        category_id: str("category_id").notNull(),
        category_title: str("category_title").notNull(),
        name: str("name").notNull(),
        description: str("description").notNull(),
        progress_texts: json<string[]>("progress_texts").notNull(),
        bg_color: str("bg_color").notNull(),
        map: json<Picture>("map").notNull(),
        /** Shown in one's own list; a deleted one stays for its days and cards. */
        listed: bool("listed").notNull(),
        /** The picture doesn't change any more. */
        chosen_at: ts("chosen_at"),
        created_at: ts("created_at").notNull(),
        updated_at: ts("updated_at").notNull(),
      },
      (t) => [pk(t.user_id, t.id)],
    ),
  };
}

type Picture = { legend: Record<string, { color: string; nutrient: Nutrient }>; rows: readonly string[] };
