import { and, asc, count, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/db/store";
import type { Tables } from "~/db/tables";
import { perNutrient, roundTenth } from "~/features/nutrition/amounts";
import type { PuzzleId } from "~/features/puzzles/puzzle";
import { puzzleOf } from "~/features/puzzles/stored.server";
import { isStoredId } from "~/features/puzzles/stored-picture";
import { viewerTag } from "~/http/cached-answers.server";
import type { Caller } from "~/http/caller.server";
import { plainCookie, setPlainCookie } from "~/http/plain-cookie";
import type { CollectedDay, CollectedPuzzle } from "./collected";
import { type Card, cardOf } from "./shelves";

export async function collectionOf(db: Db, userId: string): Promise<CollectedPuzzle[]> {
  const { user_collection: t } = db.t;
  const rows = await db
    .select()
    .from(t)
    .where(eq(t.user_id, userId))
    .orderBy(asc(t.first_completed_at), asc(t.puzzle_name));
  return rows.map(collectedPuzzleOf);
}

function collectedPuzzleOf(row: Tables["user_collection"]["$inferSelect"]): CollectedPuzzle {
  return {
    puzzleId: row.puzzle_name,
    collectionType: row.collection_type,
    count: row.count,
    nutrition: perNutrient((nutrient) => roundTenth(row[nutrient])),
    firstCompletedAt: row.first_completed_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    congratulatedAt: row.congratulated_at,
  };
}

export async function collectedPuzzle(
  db: Db,
  userId: string,
  puzzleId: PuzzleId,
): Promise<CollectedPuzzle | undefined> {
  const match = await puzzleOf(db, userId, puzzleId);
  if (!match) return undefined;
  const { user_collection: t } = db.t;
  const [row] = await db
    .select()
    .from(t)
    .where(
      and(
        eq(t.user_id, userId),
        eq(t.collection_type, match.category.title),
        eq(t.puzzle_name, match.puzzle.id),
      ),
    );
  if (!row) return undefined;
  const collected = collectedPuzzleOf(row);
  return isStoredId(match.puzzle.id) ? { ...collected, stored: match.puzzle } : collected;
}

/** By puzzle, oldest first; special puzzles have none. Where a day's own grams were never stored they are its sum. */
export async function collectedDays(
  db: Db,
  userId: string,
  puzzleId?: PuzzleId,
): Promise<Map<PuzzleId, CollectedDay[]>> {
  const { puzzle_completion: done, daily_home_data: days } = db.t;
  const ofDay = and(eq(days.user_id, done.user_id), eq(days.date, done.date));
  const rows = await db
    .select({
      puzzleId: done.puzzle_name,
      date: done.date,
      neat: days.neat,
      closedAt: days.closed_at,
      picture: days.pixel_art_data,
      ...perNutrient((name) => sql<number | null>`coalesce(${done[name]}, ${days[name]})`.mapWith(Number)),
    })
    .from(done)
    .leftJoin(days, ofDay)
    .where(and(eq(done.user_id, userId), puzzleId ? eq(done.puzzle_name, puzzleId) : undefined))
    .orderBy(asc(done.date));
  const byPuzzle = new Map<PuzzleId, CollectedDay[]>();
  for (const { puzzleId, date, neat, closedAt, picture, ...grams } of rows) {
    const day: CollectedDay = {
      date,
      nutrition: perNutrient((name) => roundTenth(grams[name] ?? 0)),
      ...(neat && { neat }),
      ...(closedAt !== null && picture && { filled: picture.filled }),
    };
    byPuzzle.set(puzzleId, [...(byPuzzle.get(puzzleId) ?? []), day]);
  }
  return byPuzzle;
}

type Who = { id: string };

export async function hasCollectionNews(db: Db, viewer: Who, request: Request): Promise<boolean> {
  const [tag, seen] = plainCookie(request, "collectionSeen")?.split(".") ?? [];
  const since = tag === viewerTag(viewer) ? Number(seen) || 0 : 0;
  const { user_collection: t } = db.t;
  const rows = await db
    .select({ puzzle: t.puzzle_name })
    .from(t)
    .where(and(eq(t.user_id, viewer.id), gt(t.created_at, since)))
    .limit(1);
  return rows.length > 0;
}

export const collectionSeen = (viewer: Who, now: number): string =>
  setPlainCookie("collectionSeen", `${viewerTag(viewer)}.${now}`);

/** The first time stays; an uncollected puzzle is ignored. */
export async function acknowledgeCongratulation(by: Caller, puzzleId: PuzzleId): Promise<void> {
  const match = await puzzleOf(by.db, by.viewer.id, puzzleId);
  if (!match) return;
  await by.change(async (tx) => {
    const { user_collection: t } = tx.db.t;
    await tx.db
      .update(t)
      .set({ congratulated_at: tx.now })
      .where(
        and(
          eq(t.user_id, tx.viewer.id),
          eq(t.collection_type, match.category.title),
          eq(t.puzzle_name, match.puzzle.id),
          isNull(t.congratulated_at),
        ),
      );
  });
}

/** How many days before `today` (`YYYY-MM-DD`) ended neat. */
export async function neatDays(db: Db, userId: string, today: string): Promise<number> {
  const { daily_home_data: days } = db.t;
  const past = and(eq(days.user_id, userId), lt(days.date, today), eq(days.neat, true));
  const [row] = await db.select({ days: count() }).from(days).where(past);
  return row?.days ?? 0;
}

export const doneSchema = z.object({
  puzzle_name: z.string().max(100),
  redirectTo: z.string().optional(),
  /** The button that leads to the share link instead. */
  share: z.string().optional(),
});

type CardOn = { card: Card; record: CollectedPuzzle; days: CollectedDay[] };

/** The card of the day `on`, by default of the first; undefined for one on which it was not collected. */
export async function cardOn(
  db: Db,
  viewer: { id: string; dateOf: (instantMs: number) => string },
  puzzleId: PuzzleId,
  on: string | null,
): Promise<CardOn | undefined> {
  const record = await collectedPuzzle(db, viewer.id, puzzleId);
  if (!record) return undefined;
  const days = (await collectedDays(db, viewer.id, record.puzzleId)).get(record.puzzleId) ?? [];
  const day = days.find(({ date }) => date === on);
  if (on !== null && !day) return undefined;
  const [first] = days;
  const firstDate = first?.date ?? viewer.dateOf(record.firstCompletedAt);
  const card = cardOf({ ...record, neat: first?.neat, filled: first?.filled }, firstDate, day);
  return { card, record, days };
}
