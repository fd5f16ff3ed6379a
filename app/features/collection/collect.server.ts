import { sql } from "drizzle-orm";
import type { Db } from "~/db/store";
import { holdUser } from "~/platform/hold-user.server";
import type { PerNutrient } from "../nutrition/per-nutrient";
import type { PuzzleId } from "../puzzles/puzzle";
import { puzzleById } from "../puzzles/puzzle-by-id";
import { unlockSpecials } from "./unlock-specials.server";

type Completion = {
  puzzleId: PuzzleId;
  /** The local day, `YYYY-MM-DD`. */
  date: string;
  /** An instant of that day, in ms since 1970: what cards date the puzzle by. By default `now`. */
  completedAt?: number;
  /** Grams of that day. */
  amounts: PerNutrient;
  /** ms since 1970. */
  now: number;
};

type Collected = {
  /** False when this day's puzzle was collected before, or can't be collected by a day. */
  collected: boolean;
  unlocked: PuzzleId[];
};

/**
 * Adds a completed day's puzzle to the collection, inside the transaction that completed the day.
 * Counts once for a user, puzzle and day, however often and in parallel it is called.
 */
export async function collectPuzzle(db: Db, userId: string, completion: Completion): Promise<Collected> {
  const { puzzleId, date, amounts, now, completedAt = now } = completion;
  const found = puzzleById(puzzleId);
  if (!found || found.puzzle.unlockConditions) return { collected: false, unlocked: [] };
  const { user_collection: t, puzzle_completion } = db.t;
  // First, so that two parts collected at once see each other when the special puzzle is looked for.
  await holdUser(db, userId);
  const [first] = await db
    .insert(puzzle_completion)
    .values({ user_id: userId, puzzle_name: found.puzzle.id, date, completed_at: now })
    .onConflictDoNothing()
    .returning({ date: puzzle_completion.date });
  if (!first) return { collected: false, unlocked: [] };

  await db
    .insert(t)
    .values({
      user_id: userId,
      collection_type: found.category.title,
      puzzle_name: found.puzzle.id,
      carbs: amounts.carbs,
      protein: amounts.protein,
      fats: amounts.fats,
      count: 1,
      first_completed_at: completedAt,
      created_at: now,
      updated_at: now,
    })
    .onConflictDoUpdate({
      target: [t.user_id, t.collection_type, t.puzzle_name],
      set: {
        count: sql`${t.count} + 1`,
        carbs: sql`${t.carbs} + ${amounts.carbs}`,
        protein: sql`${t.protein} + ${amounts.protein}`,
        fats: sql`${t.fats} + ${amounts.fats}`,
        // A past day that is completed late may be the first.
        first_completed_at: sql`case when ${t.first_completed_at} > ${completedAt} then ${completedAt} else ${t.first_completed_at} end`,
        updated_at: now,
      },
    });
  return { collected: true, unlocked: await unlockSpecials(db, userId, now) };
}
