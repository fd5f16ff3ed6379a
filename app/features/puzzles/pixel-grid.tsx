import { NUTRIENTS, type PerNutrient, perNutrient } from "~/features/nutrition/amounts";
import { howMuch } from "~/features/nutrition/goal-ratio";
import { useHidesNumbers } from "~/features/nutrition/use-numbers";
import { burstOf, GRID_LINES, gridPaths, PENCIL } from "./grid-paths";
import {
  blocksOf,
  cellsIn,
  cellsOutside,
  GRID_SIZE,
  newBlocks,
  type Picture,
  runsOf,
  type Span,
} from "./puzzle";
import "./pixel-grid.css";

/** Diagonal lines over a cell, light and dark side by side: seen on every colour. */
const Hatch = ({ d }: { d: string }) => (
  <>
    <defs>
      <pattern id="hatch" width="1" height="1" viewBox="0 0 4 4" patternUnits="userSpaceOnUse">
        {[0, 1, 2, 3].map((x) => (
          <g key={x}>
            <rect x={x} y={3 - x} width="1" height="1" fill="#fff8e7bf" />
            <rect x={(x + 1) % 4} y={3 - x} width="1" height="1" fill="#2b1d1247" />
          </g>
        ))}
      </pattern>
    </defs>
    <path className="hatch" stroke="url(#hatch)" d={d} />
  </>
);

/** As on paper, in every theme. */
export const Pencil = ({ mask, outline }: { mask: string; outline: string }) => (
  <>
    <defs>
      <pattern id="pencil" width="1" height="1" viewBox="0 0 4 4" patternUnits="userSpaceOnUse">
        <rect width="4" height="4" fill={PENCIL.paper} />
        {PENCIL.marks.map(([x, y]) => (
          <rect key={x} x={x} y={y} width="1" height="1" fill={PENCIL.lead} />
        ))}
      </pattern>
    </defs>
    <path stroke="url(#pencil)" d={mask} />
    <path stroke={PENCIL.edge} d={outline} />
  </>
);

type Props = {
  puzzle: Picture;
  filled: PerNutrient | "all";
  /** The picture is finished: blocks that aren't filled are in pencil. */
  finished?: boolean;
  hideGrid?: boolean;
  hideUnfinished?: boolean;
  /** The former fill: newer blocks pop in. */
  before?: PerNutrient;
  shown?: Span;
  estimated?: readonly Span[];
};

const NOTHING = perNutrient(() => 0);

export function PixelGrid(props: Props) {
  const {
    puzzle,
    filled,
    finished = filled === "all",
    hideGrid = finished,
    hideUnfinished = false,
    before,
    shown,
    estimated = [],
  } = props;
  const hidden = useHidesNumbers();
  const blocks = blocksOf(puzzle.map);
  const done = filled === "all" ? blocks : filled;
  const pops = before ? newBlocks(puzzle.map, before, done) : [];
  const completes = finished && before !== undefined && (pops.length > 0 || filled !== "all");
  const { colors, mask, outline } = gridPaths(puzzle.map, done);
  const estimates = estimated.flatMap((span) => cellsIn(puzzle.map, span));
  const count = (cells: PerNutrient) => NUTRIENTS.reduce((total, nutrient) => total + cells[nutrient], 0);
  const progress = finished ? 1 : count(done) / count(blocks);
  return (
    <svg
      className="pixel-grid"
      role="img"
      aria-label={labelOf(puzzle.name, done, blocks, progress, hidden)}
      viewBox={`0 0 ${GRID_SIZE} ${GRID_SIZE}`}
      shapeRendering="crispEdges"
      data-progress={Number(progress.toFixed(4))}
      {...dataOf("filled", done)}
      {...dataOf("blocks", blocks)}
    >
      {finished && mask !== "" && <Pencil mask={mask} outline={outline} />}
      {!finished && !hideUnfinished && mask !== "" && (
        <>
          <path className="mask" d={mask} />
          <path className="outline" d={outline} />
        </>
      )}
      {colors.map(({ color, d }) => (
        <path key={color} stroke={color} d={d} />
      ))}
      {estimates.length > 0 && <Hatch d={runsOf(estimates)} />}
      {shown && <path className="veil" d={runsOf(cellsOutside(puzzle.map, shown))} />}
      {pops.length > 0 && (
        <g className="pops" key={pops.join()}>
          {pops.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
      )}
      {(!hideGrid || completes) && <path className={completes ? "lines leaving" : "lines"} d={GRID_LINES} />}
      {completes && <path className="flash" d={gridPaths(puzzle.map, NOTHING).outline} />}
      {completes && (
        <g className="burst">
          {burstOf(puzzle.map).map(({ x, y, color }) => (
            <rect key={`${x} ${y}`} x={x} y={y} width="1" height="1" fill={color} />
          ))}
        </g>
      )}
    </svg>
  );
}

const dataOf = (name: string, cells: PerNutrient) =>
  Object.fromEntries(NUTRIENTS.map((nutrient) => [`data-${name}-${nutrient}`, cells[nutrient]]));

function labelOf(name: string, filled: PerNutrient, blocks: PerNutrient, progress: number, hidden?: boolean) {
  if (progress === 1) return `${name}, complete`;
  if (hidden) return `${name}, ${howMuch(progress)} filled`;
  const parts = NUTRIENTS.map((nutrient) => `${nutrient} ${filled[nutrient]} of ${blocks[nutrient]}`);
  return `${name}, ${Math.floor(progress * 100)} percent filled. Blocks filled: ${parts.join(", ")}`;
}

export function EmptyGrid() {
  return (
    <svg
      className="pixel-grid"
      role="img"
      aria-label="No puzzle chosen yet"
      viewBox={`0 0 ${GRID_SIZE} ${GRID_SIZE}`}
      shapeRendering="crispEdges"
      data-progress={0}
    >
      <path className="lines" d={GRID_LINES} />
    </svg>
  );
}
