import { CATEGORIES } from "./catalogue";
import type { Category } from "./category";
import type { Puzzle } from "./puzzle";

const COPY = /-[1-6]$/;

const plain = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "_");

/**
 * The puzzle of that id or name and its category, or `undefined`. Case does not matter, nor whether
 * words are joined by spaces or underscores. A category with a single puzzle is shown as six copies,
 * `name-1` to `name-6`: there, a copy's id finds the puzzle.
 */
export function puzzleById(
  id: string,
  categories: readonly Category[] = CATEGORIES,
): { puzzle: Puzzle; category: Category } | undefined {
  const wanted = plain(id);
  for (const category of categories) {
    const name = category.puzzles.length === 1 ? wanted.replace(COPY, "") : wanted;
    const puzzle = [...category.puzzles, ...(category.result ? [category.result] : [])].find(
      (each) => plain(each.id) === wanted || (plain(each.id) === name && each !== category.result),
    );
    if (puzzle) return { puzzle, category };
  }
  return undefined;
}
