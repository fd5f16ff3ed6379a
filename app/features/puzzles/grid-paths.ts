import { NUTRIENTS, type PerNutrient, perNutrient } from "~/features/nutrition/amounts";
import { fillOrder, GRID_SIZE, isOutline, type PixelMap, paletteOf, runsOf } from "./puzzle";

type GridPaths = {
  colors: { color: string; d: string }[];
  mask: string;
  outline: string;
};

/** Fills per picture, about those of one day. */
const CACHE_MAX = 8;
const cache = new WeakMap<PixelMap, Map<string, GridPaths>>();

export function gridPaths(map: PixelMap, filled: PerNutrient): GridPaths {
  const ofMap = cache.get(map) ?? new Map<string, GridPaths>();
  cache.set(map, ofMap);
  const key = NUTRIENTS.map((nutrient) => filled[nutrient]).join();
  const paths = ofMap.get(key) ?? pathsOf(map, filled);
  if (ofMap.size >= CACHE_MAX) ofMap.clear();
  ofMap.set(key, paths);
  return paths;
}

function pathsOf(map: PixelMap, filled: PerNutrient): GridPaths {
  const byColor = new Map<string, [number, number][]>();
  const unfilled: [number, number][] = [];
  for (const nutrient of NUTRIENTS) {
    fillOrder(map, nutrient).forEach(([x, y], i) => {
      const color = i < filled[nutrient] ? map.legend[map.rows[y]?.[x] ?? ""]?.color : undefined;
      const cells = color ? (byColor.get(color) ?? []) : unfilled;
      cells.push([x, y]);
      if (color) byColor.set(color, cells);
    });
  }
  return {
    colors: [...byColor].map(([color, cells]) => ({ color, d: runsOf(cells) })),
    mask: runsOf(unfilled),
    outline: runsOf(unfilled.filter(([x, y]) => isOutline(map, x, y))),
  };
}

/** Blocks left open on a day that was called done: `marks` are squares of a quarter of a block, in a pattern of 4 × 4. */
export const PENCIL = {
  paper: "#fbf6ea",
  lead: "#b9b1a3",
  edge: "#8f877a",
  marks: [0, 1, 2, 3].map((x) => [x, 3 - x] as const),
};

export const silhouetteOf = (map: PixelMap) =>
  gridPaths(
    map,
    perNutrient(() => 0),
  ).mask;

export const GRID_LINES = Array.from(
  { length: GRID_SIZE - 1 },
  (_, i) => `M0 ${i + 1}h${GRID_SIZE}M${i + 1} 0v${GRID_SIZE}`,
).join("");

const SQUARES = 24;
const MIDDLE = GRID_SIZE / 2;

type Spark = { x: number; y: number; color: string };

export function burstOf(map: PixelMap): Spark[] {
  const palette = paletteOf(map);
  const colors = NUTRIENTS.flatMap((nutrient) => palette[nutrient].map(({ color }) => color));
  return Array.from({ length: SQUARES }, (_, i) => {
    const angle = (i / SQUARES) * 2 * Math.PI;
    const radius = i % 2 ? 13 : 10;
    return {
      x: Math.round(MIDDLE + radius * Math.cos(angle)),
      y: Math.round(MIDDLE + radius * Math.sin(angle)),
      color: colors[i % colors.length] ?? "",
    };
  });
}
