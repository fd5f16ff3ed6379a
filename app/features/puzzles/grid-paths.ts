import { NUTRIENTS } from "~/features/nutrition/nutrients";
import { type PerNutrient, perNutrient } from "~/features/nutrition/per-nutrient";
import { fillOrder } from "./fill";
import { isOutline } from "./is-outline";
import type { PixelMap } from "./pixel-map";
import { runsOf } from "./runs";

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

export const silhouetteOf = (map: PixelMap) =>
  gridPaths(
    map,
    perNutrient(() => 0),
  ).mask;
