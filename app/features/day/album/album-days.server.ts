import { and, asc, eq, gte, lte } from "drizzle-orm";
import { prepared } from "~/db/prepared";
import type { Db } from "~/db/store";
import { amountsOf } from "~/features/nutrition/amounts-of";
import { perNutrient } from "~/features/nutrition/per-nutrient";
import { blocksOf, filledBlocks } from "~/features/puzzles/fill";
import { puzzlesOf } from "~/features/puzzles/own/puzzles-of.server";
import type { AlbumDay } from "./album-day";

export async function albumDays(db: Db, userId: string, from: string, to: string): Promise<AlbumDay[]> {
  const rows = await daysBetween(db, { userId, from, to });
  const find = await puzzlesOf(
    db,
    userId,
    rows.map(({ puzzle_id }) => puzzle_id),
  );
  return rows.map(({ date, puzzle_id, pixel_art_data, puzzle_progress, neat, ...row }) => {
    const puzzle = puzzle_id ? (find(puzzle_id)?.puzzle ?? null) : null;
    const blocks = puzzle && blocksOf(puzzle.map);
    // A share of the blocks, so that a redrawn picture stands at the same height.
    const filled = perNutrient((nutrient) => {
      const share = (pixel_art_data?.filled[nutrient] ?? 0) / (pixel_art_data?.blocks[nutrient] || 1);
      return blocks ? filledBlocks(blocks[nutrient], share) : 0;
    });
    const shown = puzzle && { id: puzzle.id, name: puzzle.name, map: puzzle.map };
    return { date, puzzle: shown, filled, progress: puzzle_progress, neat, totals: amountsOf(row) };
  });
}

type Between = { userId: string; from: string; to: string };

const daysBetween = prepared((db, { userId, from, to }: Between) => {
  const { daily_home_data: days } = db.t;
  return db
    .select({
      date: days.date,
      puzzle_id: days.puzzle_id,
      pixel_art_data: days.pixel_art_data,
      puzzle_progress: days.puzzle_progress,
      neat: days.neat,
      ...amountsOf(days),
    })
    .from(days)
    .where(and(eq(days.user_id, userId), gte(days.date, from), lte(days.date, to)))
    .orderBy(asc(days.date));
});
