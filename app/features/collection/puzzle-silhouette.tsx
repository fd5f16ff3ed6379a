import { GRID_SIZE } from "~/features/puzzles/pixel-map";

export function PuzzleSilhouette({ path }: { path: string }) {
  return (
    <svg
      className="silhouette"
      viewBox={`0 0 ${GRID_SIZE} ${GRID_SIZE}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
