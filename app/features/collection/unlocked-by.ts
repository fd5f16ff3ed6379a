import { CATEGORIES } from "~/features/puzzles/catalogue";
import type { Category } from "~/features/puzzles/category";
import type { Puzzle, PuzzleId } from "~/features/puzzles/puzzle";

type Unlocked = { puzzle: Puzzle; category: Category };

export function unlockedBy(
  collected: ReadonlySet<PuzzleId>,
  categories: readonly Category[] = CATEGORIES,
): Unlocked[] {
  return categories.flatMap((category) => {
    const puzzle = category.result;
    return puzzle?.unlockConditions?.every((part) => collected.has(part)) ? [{ puzzle, category }] : [];
  });
}
