import { CATEGORIES } from "./catalogue";
import type { Category } from "./category";
import type { Puzzle } from "./puzzle";

export function everyPuzzle(categories = CATEGORIES): { puzzle: Puzzle; category: Category }[] {
  const all = categories.flatMap((category) =>
    [...category.puzzles, ...(category.result ? [category.result] : [])].map((puzzle) => ({
      puzzle,
      category,
    })),
  );
  return all.filter(({ puzzle }, i) => all.findIndex((entry) => entry.puzzle === puzzle) === i);
}
