import { type AnyColumn, sql } from "drizzle-orm";
import { lockUser } from "~/db/lock-user.server";
import type { Db } from "~/db/store";
import { type PerNutrient, perNutrient } from "~/features/nutrition/per-nutrient";
import { puzzleOf } from "~/features/puzzles/own/puzzles-of.server";
import type { PuzzleId } from "~/features/puzzles/puzzle";
import { unlockSpecials } from "./unlock-specials.server";

type Completion = {
  puzzleId: PuzzleId;
  /** `YYYY-MM-DD` */
  date: string;
  /** The instant that dates the card, in ms since 1970; `now` by default. */
  completedAt?: number;
  /** Grams */
  amounts: PerNutrient;
  /** ms since 1970. */
  now: number;
};

type Collected = {
  /** False when this day's puzzle was collected before or is a special one. */
  collected: boolean;
  unlocked: PuzzleId[];
};

/** Inside the transaction that completed the day; counts once per user, puzzle and day. */
export async function collectPuzzle(db: Db, userId: string, completion: Completion): Promise<Collected> {
  const { puzzleId, date, amounts, now, completedAt = now } = completion;
  const match = await puzzleOf(db, userId, puzzleId);
  if (!match || match.puzzle.unlockConditions) return { collected: false, unlocked: [] };
  const { user_collection: t, puzzle_completion } = db.t;
  const grams = perNutrient((nutrient) => amounts[nutrient]);
  // Locked first, so that two parts collected at once see each other when the special puzzle is unlocked.
  await lockUser(db, userId);
  const [first] = await db
    .insert(puzzle_completion)
    .values({ user_id: userId, puzzle_name: match.puzzle.id, date, completed_at: now, ...grams })
    .onConflictDoNothing()
    .returning({ date: puzzle_completion.date });
  if (!first) return { collected: false, unlocked: [] };

  const ofFirst = (stored: AnyColumn, ofThis: number) =>
    sql`case when ${t.first_completed_at} > ${completedAt} then ${ofThis} else ${stored} end`;
  await db
    .insert(t)
    .values({
      user_id: userId,
      collection_type: match.category.title,
      puzzle_name: match.puzzle.id,
      ...grams,
      count: 1,
      first_completed_at: completedAt,
      created_at: now,
      updated_at: now,
    })
    .onConflictDoUpdate({
      target: [t.user_id, t.collection_type, t.puzzle_name],
      set: {
        count: sql`${t.count} + 1`,
        // A past day completed late may be the first, and the card is of that day.
        ...perNutrient((nutrient) => ofFirst(t[nutrient], grams[nutrient])),
        first_completed_at: ofFirst(t.first_completed_at, completedAt),
        updated_at: now,
      },
    });
  return { collected: true, unlocked: await unlockSpecials(db, userId, now) };
}
