import { perNutrient } from "../nutrition/per-nutrient";
import { gridPaths } from "../puzzles/grid-paths";
import { GRID_SIZE } from "../puzzles/pixel-map";
import type { Puzzle } from "../puzzles/puzzle";

const NONE = perNutrient(() => 0);

/** A picture that isn't collected yet: all its blocks masked. Decoration. */
export function PuzzleSilhouette({ puzzle }: { puzzle: Pick<Puzzle, "map"> }) {
  return (
    <svg
      className="silhouette"
      viewBox={`0 0 ${GRID_SIZE} ${GRID_SIZE}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
      focusable="false"
    >
      <path d={gridPaths(puzzle.map, NONE).mask} />
    </svg>
  );
}
