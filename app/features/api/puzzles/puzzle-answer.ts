import type { OwnPuzzle } from "~/features/own-puzzles/own-puzzle";
import type { Category } from "~/features/puzzles/category";
import { blocksOf } from "~/features/puzzles/fill";
import type { Puzzle } from "~/features/puzzles/puzzle";

type Shown = { puzzle: Puzzle; category: Category };

/** A puzzle of a list, as the API returns it. */
export const puzzleAnswer = ({ puzzle, category }: Shown, collected: readonly string[]) => ({
  puzzle_name: puzzle.id,
  title: puzzle.name,
  collection_type: category.title,
  special: puzzle === category.result,
  collected: collected.includes(puzzle.id),
});

export const puzzlePicture = ({ puzzle: { description, map } }: Shown) => ({
  description,
  blocks: blocksOf(map),
  map: { legend: map.legend, rows: [...map.rows] },
});

/** A puzzle of one's own, as the API returns it. */
export const ownPuzzleAnswer = ({ id, name, map, problem }: Omit<OwnPuzzle, "chosen">) => ({
  puzzle_name: id,
  title: name,
  finished: !problem,
  map: { legend: map.legend, rows: [...map.rows] },
});
