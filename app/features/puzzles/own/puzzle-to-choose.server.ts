import { and, eq, ne, or } from "drizzle-orm";
import type { Db } from "~/db/store";
import type { Category } from "../category";
import { packPuzzle } from "../packs/packs.server";
import type { Puzzle, PuzzleId } from "../puzzle";
import { puzzleById } from "../puzzle-by-id";
import { isStoredId } from "./is-stored-id";
import { pictureProblem } from "./picture-problem";
import { OWN_CATEGORY, storedPuzzle } from "./stored-puzzle.server";

/** Of the catalogue, of a pack or of one's own; undefined for special puzzles, which are unlocked instead. */
export async function puzzleToChoose(
  db: Db,
  userId: string,
  id: PuzzleId,
): Promise<{ puzzle: Puzzle; category: Category } | undefined> {
  if (!isStoredId(id)) {
    const found = puzzleById(id);
    return found?.puzzle.unlockConditions ? undefined : found;
  }
  const { user_puzzle: t } = db.t;
  const shown = or(eq(t.listed, true), ne(t.category_id, OWN_CATEGORY.id));
  const [row] = await db
    .select()
    .from(t)
    .where(and(eq(t.user_id, userId), eq(t.id, id), shown));
  if (!row) return packPuzzle(id);
  return pictureProblem(row.map) ? undefined : storedPuzzle(row);
}
