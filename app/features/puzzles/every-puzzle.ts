import { CATEGORIES } from "./catalogue";
import type { Category } from "./category";
import type { Puzzle } from "./puzzle";

/** Every puzzle there is, special ones included, each once with the category it belongs to. */
export function everyPuzzle(categories = CATEGORIES): { puzzle: Puzzle; category: Category }[] {
  const all = categories.flatMap((category) =>
    [...category.puzzles, ...(category.result ? [category.result] : [])].map((puzzle) => ({
      puzzle,
      category,
    })),
  );
  return all.filter(({ puzzle }, i) => all.findIndex((other) => other.puzzle === puzzle) === i);
}
