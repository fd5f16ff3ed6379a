import type { Picture, PuzzleId } from "./puzzle";
import { puzzleById } from "./puzzle-by-id";

/** For loaders: the browser gets these instead of the catalogue. */
export function picturesOf<Id extends PuzzleId>(ids: readonly Id[]): Record<Id, Picture> {
  return Object.fromEntries(
    ids.map((id) => {
      const match = puzzleById(id);
      if (!match) throw new Error(`no puzzle ${id} in the catalogue`);
      return [id, { name: match.puzzle.name, map: match.puzzle.map }];
    }),
  ) as Record<Id, Picture>;
}
