import { NUTRIENTS } from "~/features/nutrition/nutrients";
import type { Span } from "./blocks-by-food";
import { fillOrder } from "./fill";
import type { PixelMap } from "./pixel-map";

type Cells = [column: number, row: number][];

export const cellsIn = (map: PixelMap, { from, to }: Span): Cells =>
  NUTRIENTS.flatMap((nutrient) => fillOrder(map, nutrient).slice(from[nutrient], to[nutrient]));

export const cellsOutside = (map: PixelMap, { from, to }: Span): Cells =>
  NUTRIENTS.flatMap((nutrient) =>
    fillOrder(map, nutrient).filter((_, i) => i < from[nutrient] || i >= to[nutrient]),
  );
