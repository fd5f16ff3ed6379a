import { type AnyColumn, and, asc, eq, inArray, lt, notExists, sql } from "drizzle-orm";
import type { Db } from "~/db/store";
import { type PerNutrient, perNutrient } from "~/features/nutrition/amounts";
import { SPECIALS, unlockedBy } from "~/features/puzzles/catalogue";
import type { PuzzleId } from "~/features/puzzles/puzzle";
import { puzzleOf } from "~/features/puzzles/stored.server";
import type { Tx } from "~/http/caller.server";
import type { CollectedPuzzle } from "./collected";
import { collectedDays, collectedPuzzle, collectionOf } from "./collection.server";

/** Dated by the last of its parts, possibly a past day. */
async function unlockSpecials(tx: Tx): Promise<PuzzleId[]> {
  const collection = await collectionOf(tx.db, tx.viewer.id);
  const collected = new Set(collection.map(({ puzzleId }) => puzzleId));
  const lastOf = (parts: readonly string[] = []) =>
    Math.max(
      ...collection.flatMap(({ puzzleId, firstCompletedAt }) =>
        parts.includes(puzzleId) ? [firstCompletedAt] : [],
      ),
    );
  const rows = unlockedBy(collected).map(({ puzzle, category }) => ({
    user_id: tx.viewer.id,
    collection_type: category.title,
    puzzle_name: puzzle.id,
    ...perNutrient(() => 0),
    count: 1,
    first_completed_at: lastOf(puzzle.unlockConditions),
    created_at: tx.now,
    updated_at: tx.now,
  }));
  if (rows.length === 0) return [];
  const { user_collection: t } = tx.db.t;
  const added = await tx.db
    .insert(t)
    .values(rows)
    .onConflictDoNothing()
    .returning({ puzzleId: t.puzzle_name });
  return added.map(({ puzzleId }) => puzzleId);
}

type Completion = {
  puzzleId: PuzzleId;
  date: string;
  /** The instant that dates the card, in ms since 1970; `now` by default. */
  completedAt?: number;
  /** Grams */
  amounts: PerNutrient;
};

type Collected = {
  /** False when this day's puzzle was collected before or is a special one. */
  collected: boolean;
  unlocked: PuzzleId[];
};

/** Counts once per user, puzzle and day. */
export async function collectPuzzle(tx: Tx, completion: Completion): Promise<Collected> {
  const { now } = tx;
  const { puzzleId, date, amounts, completedAt = now } = completion;
  const match = await puzzleOf(tx.db, tx.viewer.id, puzzleId);
  if (!match || match.puzzle.unlockConditions) return { collected: false, unlocked: [] };
  const { user_collection: t, puzzle_completion } = tx.db.t;
  const grams = perNutrient((nutrient) => amounts[nutrient]);
  const [first] = await tx.db
    .insert(puzzle_completion)
    .values({ user_id: tx.viewer.id, puzzle_name: match.puzzle.id, date, completed_at: now, ...grams })
    .onConflictDoNothing()
    .returning({ date: puzzle_completion.date });
  if (!first) return { collected: false, unlocked: [] };

  const ofFirst = (stored: AnyColumn, ofThis: number) =>
    sql`case when ${t.first_completed_at} > ${completedAt} then ${ofThis} else ${stored} end`;
  await tx.db
    .insert(t)
    .values({
      user_id: tx.viewer.id,
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
  return { collected: true, unlocked: await unlockSpecials(tx) };
}

type CollectedOn = Pick<Completion, "puzzleId" | "date">;

/** Gives a collected day other grams, and the record too when it is of that day. */
export async function renewGrams(
  tx: Tx,
  { puzzleId, date, amounts }: CollectedOn & Pick<Completion, "amounts">,
) {
  const { user_collection: t, puzzle_completion: done } = tx.db.t;
  const grams = perNutrient((nutrient) => amounts[nutrient]);
  const ofPuzzle = and(eq(done.user_id, tx.viewer.id), eq(done.puzzle_name, puzzleId));
  await tx.db
    .update(done)
    .set(grams)
    .where(and(ofPuzzle, eq(done.date, date)));
  const earlier = tx.db
    .select({ date: done.date })
    .from(done)
    .where(and(ofPuzzle, lt(done.date, date)));
  await tx.db
    .update(t)
    .set(grams)
    .where(and(eq(t.user_id, tx.viewer.id), eq(t.puzzle_name, puzzleId), notExists(earlier)));
}

type TakenBack = CollectedOn & {
  /** When it was collected, in ms since 1970: specials unlocked then go too, unless their parts are still there. */
  collectedAt: number;
  /** The instant that dates the card of a day collected at an instant. */
  datedAt: (date: string, collectedAt: number) => number;
};

/** Takes one day off a record, and the record with its last day. */
export async function takeBackPuzzle(tx: Tx, { puzzleId, date, collectedAt, datedAt }: TakenBack) {
  const { user_collection: t, puzzle_completion: done } = tx.db.t;
  const ofPuzzle = and(eq(done.user_id, tx.viewer.id), eq(done.puzzle_name, puzzleId));
  const taken = await tx.db
    .delete(done)
    .where(and(ofPuzzle, eq(done.date, date)))
    .returning({ date: done.date });
  if (taken.length === 0) return;
  const record = and(eq(t.user_id, tx.viewer.id), eq(t.puzzle_name, puzzleId));
  const [first] = await tx.db.select().from(done).where(ofPuzzle).orderBy(asc(done.date)).limit(1);
  if (first) {
    const grams = (await collectedDays(tx.db, tx.viewer.id, puzzleId)).get(puzzleId)?.[0]?.nutrition;
    await tx.db
      .update(t)
      .set({
        ...grams,
        count: sql`${t.count} - 1`,
        first_completed_at: datedAt(first.date, first.completed_at),
        updated_at: tx.now,
      })
      .where(record);
    return;
  }
  await tx.db.delete(t).where(record);
  const left = new Set((await collectionOf(tx.db, tx.viewer.id)).map(({ puzzleId }) => puzzleId));
  const unlocked = unlockedBy(left).map(({ puzzle }) => puzzle.id);
  const gone = SPECIALS.filter((id) => left.has(id) && !unlocked.includes(id));
  if (gone.length > 0)
    await tx.db
      .delete(t)
      .where(and(eq(t.user_id, tx.viewer.id), inArray(t.puzzle_name, gone), eq(t.created_at, collectedAt)));
}

/** A record collected on `date` (`YYYY-MM-DD`), or of an unlocked special puzzle. */
export async function confirmedPuzzle(
  db: Db,
  userId: string,
  puzzleId: PuzzleId,
  date: string,
): Promise<CollectedPuzzle | undefined> {
  const match = await puzzleOf(db, userId, puzzleId);
  if (!match) return undefined;
  if (match.puzzle.unlockConditions) return collectedPuzzle(db, userId, match.puzzle.id);
  const { puzzle_completion: done } = db.t;
  const ofDay = and(eq(done.user_id, userId), eq(done.puzzle_name, match.puzzle.id), eq(done.date, date));
  const [completion] = await db.select({ date: done.date }).from(done).where(ofDay);
  return completion && collectedPuzzle(db, userId, match.puzzle.id);
}
