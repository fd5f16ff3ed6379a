import { and, asc, eq, isNull } from "drizzle-orm";
import { prepared } from "~/db/prepared";
import type { Db } from "~/db/store";
import { collectPuzzle } from "~/features/collection/collect.server";
import { addAmounts } from "~/features/nutrition/add-amounts";
import type { Amounts } from "~/features/nutrition/amounts";
import { paletteOf } from "~/features/puzzles/palette";
import { puzzleById } from "~/features/puzzles/puzzle-by-id";
import { greeting, stageText } from "~/features/puzzles/stage-text";
import { eatenAt } from "./eaten-at";
import { measure } from "./measure";
import type { DayRow } from "./open-day.server";
import type { Player } from "./player";

/** What a change of a day brought about. */
export type Settled = { progress: number; collected: boolean; unlocked: string[] };

/**
 * The second half of every change of a day, inside its transaction: adds up the food, measures the puzzle,
 * writes the snapshot and collects what is complete. `row` is the day as `openDay` locked it, with the change applied.
 */
export async function settleDay(db: Db, row: DayRow, player: Player, now: number): Promise<Settled> {
  const { user_id: userId, date } = row;
  const totals = await eatenOn(db, userId, date);
  const goals = {
    calories: row.calories_goal,
    carbs: row.carbs_goal,
    protein: row.protein_goal,
    fats: row.fats_goal,
  };

  const chosen = row.puzzle_id ? puzzleById(row.puzzle_id) : undefined;
  const fill = chosen && measure(chosen.puzzle, totals, goals, row.completed_at !== null);
  const complete = fill?.progress === 1;
  const palette = chosen && paletteOf(chosen.puzzle.map);
  const colors = (nutrient: "carbs" | "protein" | "fats") =>
    palette?.[nutrient].map(({ color }) => color) ?? [];

  await writeDay(db, {
    user_id: userId,
    date,
    ...totals,
    calories_goal: goals.calories,
    carbs_goal: goals.carbs,
    protein_goal: goals.protein,
    fats_goal: goals.fats,
    puzzle_category: chosen?.category.id ?? null,
    puzzle_id: chosen?.puzzle.id ?? null,
    puzzle_name: chosen?.puzzle.name ?? null,
    pixel_art_data: fill ? { blocks: fill.blocks, filled: fill.filled } : null,
    puzzle_progress: fill?.progress ?? 0,
    daily_text: chosen && fill ? stageText(chosen.puzzle, fill.progress) : greeting(player.nickname),
    carbs_colors: colors("carbs"),
    protein_colors: colors("protein"),
    fats_colors: colors("fats"),
    completed_at: row.completed_at ?? (complete ? now : null),
    updated_at: now,
  });

  if (!chosen || !complete || row.completed_at !== null)
    return { progress: fill?.progress ?? 0, collected: false, unlocked: [] };
  const amounts = { carbs: totals.carbs, protein: totals.protein, fats: totals.fats };
  const { time: completedAt } = eatenAt(player.timeZone, { date }, now);
  return {
    progress: 1,
    ...(await collectPuzzle(db, userId, { puzzleId: chosen.puzzle.id, date, completedAt, amounts, now })),
  };
}

/** The sum of a day's food. */
async function eatenOn(db: Db, userId: string, date: string): Promise<Amounts> {
  return addAmounts(await amountsOn(db, { userId, date }));
}

/** In the order of its index: for a bare sum SQLite would rather read everything the person ever logged. */
const amountsOn = prepared((db, { userId, date }: { userId: string; date: string }) => {
  const { food } = db.t;
  return db
    .select({ calories: food.calories, carbs: food.carbs, protein: food.protein, fats: food.fats })
    .from(food)
    .where(and(eq(food.user_id, userId), eq(food.local_date, date), isNull(food.deleted_at)))
    .orderBy(asc(food.time), asc(food.id));
});

const writeDay = prepared((db, day: DayRow) => {
  const { daily_home_data: days } = db.t;
  return db
    .update(days)
    .set({
      calories: day.calories,
      carbs: day.carbs,
      protein: day.protein,
      fats: day.fats,
      calories_goal: day.calories_goal,
      carbs_goal: day.carbs_goal,
      protein_goal: day.protein_goal,
      fats_goal: day.fats_goal,
      puzzle_category: day.puzzle_category,
      puzzle_id: day.puzzle_id,
      puzzle_name: day.puzzle_name,
      pixel_art_data: day.pixel_art_data,
      puzzle_progress: day.puzzle_progress,
      daily_text: day.daily_text,
      carbs_colors: day.carbs_colors,
      protein_colors: day.protein_colors,
      fats_colors: day.fats_colors,
      completed_at: day.completed_at,
      updated_at: day.updated_at,
    })
    .where(and(eq(days.user_id, day.user_id), eq(days.date, day.date)));
});
