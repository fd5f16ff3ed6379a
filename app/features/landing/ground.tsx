import { useId } from "react";

const CELL_PX = 6;

export function Ground() {
  const id = useId();
  return (
    <svg className="ground" width="100%" height={6 * CELL_PX} shapeRendering="crispEdges" aria-hidden="true">
      <pattern
        id={id}
        width="24"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform={`scale(${CELL_PX})`}
      >
        <path className="soil" d="M0 3.5h24M0 2.5h24M0 4.5h24M0 5.5h24" />
        <path
          className="grass"
          d="M0 1.5h24M1 2.5h1M4 2.5h2M9 2.5h1M13 2.5h3M19 2.5h1M22 2.5h1M5 .5h1M14 .5h2M20 .5h1"
        />
        <path className="grass-light" d="M2 1.5h2M10 1.5h3M17 1.5h2" />
        <path className="pebble" d="M3 4.5h2M11 3.5h1M17 5.5h2M21 4.5h1M8 5.5h1" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
