import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "~/db/store";
import type { Category } from "../category";
import type { Puzzle, PuzzleId } from "../puzzle";
import { puzzleById } from "../puzzle-by-id";
import { isStoredId } from "./is-stored-id";
import { pictureProblem } from "./picture-problem";
import { storedPuzzle } from "./stored-puzzle.server";

type Found = { puzzle: Puzzle; category: Category };

/** Finds puzzles by id or name, also those stored with the person; one query, and none when all are of the catalogue. */
export async function puzzlesOf(
  db: Db,
  userId: string,
  ids: readonly (PuzzleId | null)[],
): Promise<(id: PuzzleId) => Found | undefined> {
  const wanted = [...new Set(ids)].filter((id) => id !== null && isStoredId(id)) as PuzzleId[];
  const { user_puzzle: t } = db.t;
  const rows =
    wanted.length > 0
      ? await db
          .select()
          .from(t)
          .where(and(eq(t.user_id, userId), inArray(t.id, wanted)))
      : [];
  const whole = rows.filter(({ map }) => !pictureProblem(map));
  const stored = new Map(whole.map((row) => [row.id, storedPuzzle(row)]));
  return (id) => stored.get(id) ?? puzzleById(id);
}

export async function puzzleOf(db: Db, userId: string, id: PuzzleId | null): Promise<Found | undefined> {
  if (id === null) return undefined;
  return isStoredId(id) ? (await puzzlesOf(db, userId, [id]))(id) : puzzleById(id);
}
