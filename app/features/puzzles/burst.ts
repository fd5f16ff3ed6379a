import { NUTRIENTS } from "~/features/nutrition/nutrients";
import { paletteOf } from "./palette";
import { GRID_SIZE, type PixelMap } from "./pixel-map";

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
