import { NUTRIENTS } from "~/features/nutrition/nutrients";
import { type PerNutrient, perNutrient } from "~/features/nutrition/per-nutrient";
import { fillOrder } from "./fill";
import type { PixelMap } from "./pixel-map";
import { runsOf } from "./runs";

type GridPaths = { colors: { color: string; d: string }[]; mask: string };

/** Of each picture, as many as people are likely to be at on one day. */
const KEPT_MAX = 8;
const kept = new WeakMap<PixelMap, Map<string, GridPaths>>();

/** The filled cells as one path for each colour, and the cells still to fill as one mask path. */
export function gridPaths(map: PixelMap, filled: PerNutrient): GridPaths {
  const ofMap = kept.get(map) ?? new Map<string, GridPaths>();
  kept.set(map, ofMap);
  const key = NUTRIENTS.map((nutrient) => filled[nutrient]).join();
  const paths = ofMap.get(key) ?? pathsOf(map, filled);
  if (ofMap.size >= KEPT_MAX) ofMap.clear();
  ofMap.set(key, paths);
  return paths;
}

function pathsOf(map: PixelMap, filled: PerNutrient): GridPaths {
  const byColor = new Map<string, [number, number][]>();
  const masked: [number, number][] = [];
  for (const nutrient of NUTRIENTS) {
    fillOrder(map, nutrient).forEach(([x, y], i) => {
      const color = i < filled[nutrient] ? map.legend[map.rows[y]?.[x] ?? ""]?.color : undefined;
      const cells = color ? (byColor.get(color) ?? []) : masked;
      cells.push([x, y]);
      if (color) byColor.set(color, cells);
    });
  }
  return {
    colors: [...byColor].map(([color, cells]) => ({ color, d: runsOf(cells) })),
    mask: runsOf(masked),
  };
}

/** All the cells of a picture as one path. */
export const silhouetteOf = (map: PixelMap) =>
  gridPaths(
    map,
    perNutrient(() => 0),
  ).mask;
