import { NUTRIENTS } from "~/features/nutrition/nutrients";
import type { PerNutrient } from "~/features/nutrition/per-nutrient";
import { recordOf } from "~/features/nutrition/record-of";
import { amountColumns, amountRange, goalColumns, goalRange } from "../amount-columns";
import type { Kit } from "../kit.sqlite";

export function dayTables(kit: Kit) {
  const { table, str, num, int, ts, bool, json, pk } = kit;
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

    daily_home_data: table(
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
        ...recordOf(NUTRIENTS, (nutrient) => json<string[]>(`${nutrient}_colors`).notNull(), "_colors"),
        /** The first completion; never reset. */
        completed_at: ts("completed_at"),
        updated_at: ts("updated_at").notNull(),
        neat: bool("neat").notNull().default(false),
        /** Chosen for the day after. */
        next_puzzle_id: str("next_puzzle_id"),
      },
      (t) => [pk(t.user_id, t.date), goalRange(kit, "daily_home_data_goals", t)],
    ),
  };
}

/** Per cent of a goal at which it counts as reached. */
const finishAt = ({ int }: Kit) => int("finish_at").notNull().default(100);

type PixelArtData = { blocks: PerNutrient; filled: PerNutrient };
