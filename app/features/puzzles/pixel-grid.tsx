import { NUTRIENTS } from "../nutrition/nutrients";
import type { PerNutrient } from "../nutrition/per-nutrient";
import { blocksOf } from "./fill";
import { GRID_LINES } from "./grid-lines";
import { gridPaths } from "./grid-paths";
import { GRID_SIZE } from "./pixel-map";
import type { Picture } from "./puzzle";
import "./pixel-grid.css";

type Props = {
  puzzle: Picture;
  /** Filled blocks of each nutrient, or the finished picture. */
  filled: PerNutrient | "all";
  hideGrid?: boolean;
  hideUnfinished?: boolean;
};

/** A puzzle as one inline SVG: a path for each colour of the filled cells, one for the mask, one for the grid lines. */
export function PixelGrid({ puzzle, filled, hideGrid = filled === "all", hideUnfinished = false }: Props) {
  const blocks = blocksOf(puzzle.map);
  const done = filled === "all" ? blocks : filled;
  const { colors, mask } = gridPaths(puzzle.map, done);
  const count = (cells: PerNutrient) => NUTRIENTS.reduce((total, nutrient) => total + cells[nutrient], 0);
  const progress = count(done) / count(blocks);
  return (
    <svg
      className="pixel-grid"
      role="img"
      aria-label={labelOf(puzzle.name, done, blocks, progress)}
      viewBox={`0 0 ${GRID_SIZE} ${GRID_SIZE}`}
      shapeRendering="crispEdges"
      data-progress={Number(progress.toFixed(4))}
      data-filled-carbs={done.carbs}
      data-filled-protein={done.protein}
      data-filled-fats={done.fats}
      data-blocks-carbs={blocks.carbs}
      data-blocks-protein={blocks.protein}
      data-blocks-fats={blocks.fats}
    >
      {!hideUnfinished && mask !== "" && <path className="mask" d={mask} />}
      {colors.map(({ color, d }) => (
        <path key={color} stroke={color} d={d} />
      ))}
      {!hideGrid && <path className="lines" d={GRID_LINES} />}
    </svg>
  );
}

function labelOf(name: string, filled: PerNutrient, blocks: PerNutrient, progress: number) {
  if (progress === 1) return `${name}, complete`;
  const parts = NUTRIENTS.map((nutrient) => `${nutrient} ${filled[nutrient]} of ${blocks[nutrient]}`);
  return `${name}, ${Math.floor(progress * 100)} percent filled. Blocks filled: ${parts.join(", ")}`;
}
