import { NUTRIENTS, type PerNutrient } from "~/features/nutrition/amounts";
import {
  brightness,
  fillOrder,
  GRID_SIZE,
  isOutline,
  type PixelMap,
  runsOf,
} from "~/features/puzzles/puzzle";

export const PICTURE_THEMES = ["light", "dark", "paper"] as const;

export type PictureTheme = (typeof PICTURE_THEMES)[number];

/** Pixels a side; others are rounded down to a step, so that few are drawn. */
export const PICTURE_SIZES = { min: 240, max: 1600, step: 40, usual: 480 };

/** Cells a side: the picture, and around it a window's rim, its frame and a margin. */
export const SIDE = GRID_SIZE + 6;

export type LinkPicture = { map: PixelMap; filled: PerNutrient } | undefined;

type Colors = Record<"ground" | "frame" | "window" | "mask" | "outline", string>;

const COLORS: Record<PictureTheme, Colors> = {
  light: { ground: "#fff8e7", frame: "#2b1d12", window: "#ffffff", mask: "#ecdfc6", outline: "#bfa983" },
  dark: { ground: "#1a1410", frame: "#8c7560", window: "#fff8e7", mask: "#e6d5b4", outline: "#bfa983" },
  paper: { ground: "#ffffff", frame: "#000000", window: "#ffffff", mask: "#f4f4f4", outline: "#b0b0b0" },
};

const SEED = 4;

/** The colour of each cell, `#rrggbb`, row by row; without a picture there is a seed in the window. */
export function pictureCells(picture: LinkPicture, theme: PictureTheme): string[][] {
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

/** Thresholds of an ordered dither, 0 to 15 (Bayer 1973). */
const BAYER = [
  [0, 8, 2, 10],
  [12, 4, 14, 6],
  [3, 11, 1, 9],
  [15, 7, 13, 5],
];

/** Whether the dot at `x`, `y` of a grey (0 black to 255 white) is white. */
export const dithered = (grey: number, x: number, y: number): boolean =>
  grey / 255 > ((BAYER[y % 4]?.[x % 4] ?? 0) + 0.5) / 16;

const DOTS = 4;

/** A drawing of `size` × `size` pixels, whose cells are whole pixels. */
export function pictureSvg(picture: LinkPicture, theme: PictureTheme, size: number): string {
  const cells = pictureCells(picture, theme);
  const ground = cells[0]?.[0] ?? "";
  const paper = theme === "paper";
  const dots = paper ? SIDE * DOTS : SIDE;
  const scale = Math.floor(size / dots) || size / dots;
  const margin = (size - scale * dots) / 2;
  const paths = [...byColor(paper ? asDots(cells) : cells)]
    .filter(([color]) => color !== ground)
    .map(([color, places]) => `<path stroke="${color}" d="${runsOf(places)}"/>`)
    .join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">`,
    `<rect width="${size}" height="${size}" fill="${ground}"/>`,
    `<g transform="translate(${margin} ${margin}) scale(${scale})" fill="none" shape-rendering="crispEdges">${paths}</g>`,
    "</svg>",
  ].join("");
}

function byColor(cells: string[][]) {
  const found = new Map<string, [number, number][]>();
  cells.forEach((row, y) => {
    row.forEach((color, x) => {
      const places = found.get(color) ?? [];
      places.push([x, y]);
      found.set(color, places);
    });
  });
  return found;
}

const asDots = (cells: string[][]): string[][] =>
  Array.from({ length: SIDE * DOTS }, (_, y) =>
    Array.from({ length: SIDE * DOTS }, (_, x) => {
      const grey = brightness(cells[Math.floor(y / DOTS)]?.[Math.floor(x / DOTS)] ?? "#ffffff");
      return dithered(grey, x, y) ? "#ffffff" : "#000000";
    }),
  );

export const picturePath = (link: string, kind: "png" | "svg"): string => `/today/${link}.${kind}`;
