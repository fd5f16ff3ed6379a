import type { Kit } from "~/db/kit.sqlite";
import { mapNames, NUTRIENTS, type Nutrient, type PerNutrient } from "~/features/nutrition/amounts";
import { amountColumns, amountRange, goalColumns, goalRange } from "./food";

export function dayTables(kit: Kit) {
  const { table, str, int, ts, bool, pk } = kit;
  return {
    nutrition_goal: table(
      "nutrition_goal",
      {
        user_id: str("user_id").notNull(),
        local_date: str("local_date").notNull(),
        created_at: ts("created_at").notNull(),
        ...amountColumns(kit),
        finish_at: finishAt(kit),
      },
      (t) => [pk(t.user_id, t.local_date), amountRange(kit, "nutrition_goal_amounts", t)],
    ),

    /** Goals of one weekday, before the everyday ones. */
    weekday_goal: table(
      "weekday_goal",
      {
        user_id: str("user_id").notNull(),
        /** 1 Monday to 7 Sunday. */
        weekday: int("weekday").notNull(),
        local_date: str("local_date").notNull(),
        created_at: ts("created_at").notNull(),
        ...amountColumns(kit),
        /** From this day on the everyday goals hold again. */
        ended: bool("ended").notNull().default(false),
      },
      (t) => [pk(t.user_id, t.weekday, t.local_date), amountRange(kit, "weekday_goal_amounts", t)],
    ),

    daily_home_data: dailyHomeData(kit),
  };
}

function dailyHomeData(kit: Kit) {
  const { table, str, num, ts, bool, json, pk } = kit;
  return table(
    "daily_home_data",
    {
      user_id: str("user_id").notNull(),
      date: str("date").notNull(),
      puzzle_category: str("puzzle_category"),
      puzzle_name: str("puzzle_name"),
      puzzle_id: str("puzzle_id"),
      daily_text: str("daily_text").notNull(),
      pixel_art_data: json<PixelArtData | null>("pixel_art_data"),
      ...amountColumns(kit),
      ...goalColumns(kit),
      finish_at: finishAt(kit),
      puzzle_progress: num("puzzle_progress").notNull(),
      ...mapNames(NUTRIENTS, (nutrient) => json<string[]>(`${nutrient}_colors`).notNull(), "_colors"),
      /** The first completion; never reset. */
      completed_at: ts("completed_at"),
      closed_at: ts("closed_at"),
      /** Part of the usual goals that this day has; 1 once it has them again, null if they never shrank. */
      goal_share: num("goal_share"),
      updated_at: ts("updated_at").notNull(),
      neat: bool("neat").notNull().default(false),
      /** Chosen for the day after. */
      next_puzzle_id: str("next_puzzle_id"),
    },
    (t) => [pk(t.user_id, t.date), goalRange(kit, "daily_home_data_goals", t)],
  );
}

/** Per cent of a goal at which it counts as reached. */
const finishAt = ({ int }: Kit) => int("finish_at").notNull().default(100);

type PixelArtData = { blocks: PerNutrient; filled: PerNutrient };

export function collectionTables({ table, str, int, num, ts, pk }: Kit) {
  return {
    user_collection: table(
      "user_collection",
      {
        user_id: str("user_id").notNull(),
        collection_type: str("collection_type").notNull(),
        puzzle_name: str("puzzle_name").notNull(),
        /** Grams of the first completion; 0 for a special puzzle. */
        ...mapNames(NUTRIENTS, (nutrient) => num(nutrient).notNull()),
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
        ...mapNames(NUTRIENTS, num),
      },
      (t) => [pk(t.user_id, t.puzzle_name, t.date)],
    ),
  };
}

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
