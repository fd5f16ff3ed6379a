import { NUTRIENTS } from "~/features/nutrition/nutrients";
import type { PerNutrient } from "~/features/nutrition/per-nutrient";
import { brightness } from "~/features/puzzles/brightness";
import { fillOrder } from "~/features/puzzles/fill";
import { isOutline } from "~/features/puzzles/is-outline";
import { GRID_SIZE, type PixelMap } from "~/features/puzzles/pixel-map";
import type { PictureTheme } from "./picture-query";

/** Cells a side: the picture, and around it a window's rim, its frame and a margin. */
export const SIDE = GRID_SIZE + 6;

export type DayPicture = { map: PixelMap; filled: PerNutrient } | undefined;

type Colors = Record<"ground" | "frame" | "window" | "mask" | "outline", string>;

const COLORS: Record<PictureTheme, Colors> = {
  light: { ground: "#fff8e7", frame: "#2b1d12", window: "#ffffff", mask: "#ecdfc6", outline: "#bfa983" },
  dark: { ground: "#1a1410", frame: "#8c7560", window: "#fff8e7", mask: "#e6d5b4", outline: "#bfa983" },
  paper: { ground: "#ffffff", frame: "#000000", window: "#ffffff", mask: "#f4f4f4", outline: "#b0b0b0" },
};

const SEED = 4;

/** The colour of each cell, `#rrggbb`, row by row; without a picture there is a seed in the window. */
export function pictureCells(picture: DayPicture, theme: PictureTheme): string[][] {
  const colors = COLORS[theme];
  const cells = Array.from({ length: SIDE }, (_, y) =>
    Array.from({ length: SIDE }, (_, x) => framed(x, y, colors)),
  );
  const paint = (x: number, y: number, color: string) => {
    const row = cells[y + 3];
    if (row) row[x + 3] = color;
  };
  if (!picture) {
    const from = (GRID_SIZE - SEED) / 2;
    for (let i = 0; i < SEED * SEED; i++)
      paint(from + (i % SEED), from + Math.floor(i / SEED), colors.outline);
    return cells;
  }
  const { map, filled } = picture;
  for (const nutrient of NUTRIENTS)
    fillOrder(map, nutrient).forEach(([x, y], i) => {
      const own = map.legend[map.rows[y]?.[x] ?? ""]?.color ?? colors.mask;
      const empty = isOutline(map, x, y) ? colors.outline : colors.mask;
      paint(x, y, i < filled[nutrient] ? inked(own, theme) : empty);
    });
  return cells;
}

function framed(x: number, y: number, { ground, frame, window }: Colors): string {
  const [fromLeft, fromTop] = [Math.min(x, SIDE - 1 - x), Math.min(y, SIDE - 1 - y)];
  const depth = Math.min(fromLeft, fromTop);
  const isCorner = fromLeft === 1 && fromTop === 1;
  if (depth === 0 || isCorner) return ground;
  const isNotch = fromLeft === 2 && fromTop === 2;
  return depth === 1 || isNotch ? frame : window;
}

/** On paper a filled block is at most a middle grey, so that a white one differs from an empty one. */
function inked(color: string, theme: PictureTheme): string {
  if (theme !== "paper") return color;
  const grey = Math.round(0.6 * brightness(color));
  return `#${grey.toString(16).padStart(2, "0").repeat(3)}`;
}
