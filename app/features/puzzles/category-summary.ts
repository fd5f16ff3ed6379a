import type { Category } from "./category";
import type { Puzzle } from "./puzzle";

export type PuzzleSummary = Pick<Puzzle, "id" | "name" | "description">;

/** Without pixel maps, to keep them out of the browser. */
export type CategorySummary = Pick<Category, "id" | "type" | "title" | "desc" | "count"> & {
  puzzles: PuzzleSummary[];
  result?: PuzzleSummary;
};

export function summaryOf({ id, type, title, desc, count, puzzles, result }: Category): CategorySummary {
  const summary = ({ id, name, description }: Puzzle): PuzzleSummary => ({ id, name, description });
  return { id, type, title, desc, count, puzzles: puzzles.map(summary), result: result && summary(result) };
}
