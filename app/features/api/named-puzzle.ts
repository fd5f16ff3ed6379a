import type { PuzzleId } from "~/features/puzzles/puzzle";
import { puzzleById } from "~/features/puzzles/puzzle-by-id";
import { isSameName } from "~/features/puzzles/same-name";

type Named = { puzzle_name: string; collection_type?: string };

/** The id of the puzzle a program named; undefined when there is none, or not in the collection it named. */
export function namedPuzzle({ puzzle_name, collection_type }: Named): PuzzleId | undefined {
  const found = puzzleById(puzzle_name);
  if (!found || (collection_type !== undefined && !isSameName(collection_type, found.category.title)))
    return undefined;
  return found.puzzle.id;
}
