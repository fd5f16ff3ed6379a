import { GRID_LINES } from "./grid-lines";
import { GRID_SIZE } from "./pixel-map";
import "./pixel-grid.css";

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
