import type { Category } from "./category";
import type { Puzzle } from "./puzzle";

/** What lists say of a puzzle: all but its blocks. */
export type PuzzleSummary = Pick<Puzzle, "id" | "name" | "description">;

/** What lists say of a category, without the pictures' blocks, so that a browser isn't sent them. */
export type CategorySummary = Pick<Category, "id" | "type" | "title" | "desc" | "count"> & {
  puzzles: PuzzleSummary[];
  result?: PuzzleSummary;
};

export function summaryOf({ id, type, title, desc, count, puzzles, result }: Category): CategorySummary {
  const told = ({ id, name, description }: Puzzle): PuzzleSummary => ({ id, name, description });
  return { id, type, title, desc, count, puzzles: puzzles.map(told), result: result && told(result) };
}
