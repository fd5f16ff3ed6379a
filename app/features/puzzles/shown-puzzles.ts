import type { CategorySummary, PuzzleSummary } from "./category-summary";

const COPIES = 6;

type ShownPuzzle = { shownId: string; puzzle: PuzzleSummary };

/** The only puzzle of a category is shown as `name-1` to `name-6`. */
export function shownPuzzles({ puzzles }: Pick<CategorySummary, "puzzles">): ShownPuzzle[] {
  const [only] = puzzles;
  if (only && puzzles.length === 1)
    return Array.from({ length: COPIES }, (_, i) => ({ shownId: `${only.id}-${i + 1}`, puzzle: only }));
  return puzzles.map((puzzle) => ({ shownId: puzzle.id, puzzle }));
}
