import { type PerNutrient, perNutrient } from "~/features/nutrition/per-nutrient";
import type { PixelMap } from "./pixel-map";

export type Shade = { color: string; share: number };

const palettes = new WeakMap<PixelMap, PerNutrient<readonly Shade[]>>();

/** Commonest colour first, with its share of the nutrient's cells (0 to 1). */
export function paletteOf(map: PixelMap): PerNutrient<readonly Shade[]> {
  const palette = palettes.get(map) ?? countedPalette(map);
  palettes.set(map, palette);
  return palette;
}

function countedPalette(map: PixelMap): PerNutrient<Shade[]> {
  return perNutrient((nutrient) => {
    const cells = new Map<string, number>();
    for (const letter of map.rows.join("")) {
      const ink = map.legend[letter];
      if (ink?.nutrient === nutrient) cells.set(ink.color, (cells.get(ink.color) ?? 0) + 1);
    }
    const total = [...cells.values()].reduce((sum, count) => sum + count, 0);
    return [...cells]
      .sort(([, a], [, b]) => b - a)
      .map(([color, count]) => ({ color, share: count / total }));
  });
}
