import { CATEGORIES } from "./catalogue";
import type { Category } from "./category";
import type { Puzzle } from "./puzzle";
import { isSameName } from "./same-name";

const COPY = /-[1-6]\s*$/;

/** By id or name; `name-1` to `name-6` find the only puzzle of a category. */
export function puzzleById(
  id: string,
  categories: readonly Category[] = CATEGORIES,
): { puzzle: Puzzle; category: Category } | undefined {
  for (const category of categories) {
    const { puzzles, result } = category;
    const ids = puzzles.length === 1 ? [id, id.replace(COPY, "")] : [id];
    const puzzle =
      puzzles.find((puzzle) => ids.some((name) => isSameName(puzzle.id, name))) ??
      (result && isSameName(result.id, id) ? result : undefined);
    if (puzzle) return { puzzle, category };
  }
  return undefined;
}
