import type { Picture, PuzzleId } from "./puzzle";
import { puzzleById } from "./puzzle-by-id";

/** Some puzzles' pictures, for a page that draws them: its loader sends these, and the browser needs no catalogue. */
export function picturesOf<Id extends PuzzleId>(ids: readonly Id[]): Record<Id, Picture> {
  return Object.fromEntries(
    ids.map((id) => {
      const found = puzzleById(id);
      if (!found) throw new Error(`no puzzle ${id} in the catalogue`);
      return [id, { name: found.puzzle.name, map: found.puzzle.map }];
    }),
  ) as Record<Id, Picture>;
}
