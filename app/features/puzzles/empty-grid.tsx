import { GRID_SIZE } from "./pixel-map";
import "./pixel-grid.css";

const LINES = Array.from({ length: GRID_SIZE - 1 }, (_, i) => `M0 ${i + 1}h24M${i + 1} 0v24`).join("");

/** The grid of a day without a puzzle. */
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
      <path className="lines" d={LINES} />
    </svg>
  );
}
