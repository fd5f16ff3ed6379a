import type { Db } from "~/db/store";
import { isStoredId } from "~/features/puzzles/own/is-stored-id";
import { puzzleOf } from "~/features/puzzles/own/puzzles-of.server";
import { packPuzzle } from "~/features/puzzles/packs/packs.server";
import type { PuzzleId } from "~/features/puzzles/puzzle";
import { isSameName } from "~/features/puzzles/same-name";

type Named = { puzzle_name: string; collection_type?: string };

/** The id of the puzzle a program named; undefined when there is none, or not in the collection it named. */
export async function namedPuzzle(
  db: Db,
  userId: string,
  { puzzle_name, collection_type }: Named,
): Promise<PuzzleId | undefined> {
  const stored = await puzzleOf(db, userId, puzzle_name);
  const found = stored ?? (isStoredId(puzzle_name) ? packPuzzle(puzzle_name) : undefined);
  if (!found || (collection_type !== undefined && !isSameName(collection_type, found.category.title)))
    return undefined;
  return found.puzzle.id;
}
