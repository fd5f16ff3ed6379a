import { CATEGORIES } from "./catalogue";
import type { Category } from "./category";
import type { Puzzle } from "./puzzle";
import { isSameName } from "./same-name";

const COPY = /-[1-6]\s*$/;

/**
 * The puzzle of that id or name and its category, or `undefined`. A category with a single puzzle is shown as six
 * copies, `name-1` to `name-6`: there, a copy's id finds the puzzle.
 */
export function puzzleById(
  id: string,
  categories: readonly Category[] = CATEGORIES,
): { puzzle: Puzzle; category: Category } | undefined {
  for (const category of categories) {
    const { puzzles, result } = category;
    const ids = puzzles.length === 1 ? [id, id.replace(COPY, "")] : [id];
    const puzzle =
      puzzles.find((each) => ids.some((one) => isSameName(each.id, one))) ??
      (result && isSameName(result.id, id) ? result : undefined);
    if (puzzle) return { puzzle, category };
  }
  return undefined;
}
