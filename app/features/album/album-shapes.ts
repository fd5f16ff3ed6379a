import { RIBBON } from "~/features/collection/garden/sprites";
import { WEEKDAYS } from "~/features/day/calendar-days";
import type { PerNutrient } from "~/features/nutrition/amounts";
import { gridPaths } from "~/features/puzzles/grid-paths";
import type { PixelMap } from "~/features/puzzles/puzzle";
import {
  INK,
  LANDSCAPE,
  PAPER,
  PORTRAIT,
  packetShape,
  rect,
  STEP,
  seam,
  type Typefaces,
  textAt,
  WHITE,
} from "~/features/share/card-shapes";
import { COLORS, pathsOf } from "~/ui/pixel-strips";
import type { AlbumDay } from "./album-text";

const MASK = "#D9C7A7";
const BLANK = "#F3E7CE";

/** Pixels; `cell` is the side of a block. */
type Tile = { x: number; y: number; side: number; cell: number };

/** A day's picture on white; without one a seed, a paler one for a day ahead. */
export function dayTile({ x, y, side, cell }: Tile, day: AlbumDay | undefined, ahead: boolean): string {
  const seed = 4 * cell;
  const middle = (side - seed) / 2;
  if (!day?.puzzle)
    return rect({ x: x + middle, y: y + middle, width: seed, height: seed }, ahead ? BLANK : MASK);
  const inset = (side - 24 * cell) / 2;
  return [
    rect({ x, y, width: side, height: side }, WHITE),
    pictureAt(day.puzzle.map, day.filled, { x: x + inset, y: y + inset, cell }),
    day.neat ? ribbonAt({ x: x + side - 7 * cell, y, cell }) : "",
  ].join("");
}

type Place = { x: number; y: number; cell: number };

const at = ({ x, y, cell }: Place, strokes: string) =>
  `<g transform="translate(${x} ${y}) scale(${cell})" fill="none" shape-rendering="crispEdges">${strokes}</g>`;

const stroke = (color: string, d: string) => `<path stroke="${color}" d="${d}"/>`;

function pictureAt(map: PixelMap, filled: PerNutrient, place: Place) {
  const { colors, mask } = gridPaths(map, filled);
  return at(place, [stroke(MASK, mask), ...colors.map(({ color, d }) => stroke(color, d))].join(""));
}

const ribbonAt = (place: Place) =>
  at(
    place,
    pathsOf(RIBBON)
      .map(([letter, d]) => stroke(letter === "w" ? WHITE : (COLORS[letter] ?? ""), d))
      .join(""),
  );

type AlbumPage = {
  title: string;
  /** Rows of seven dates, Monday first; null outside the month. */
  weeks: (string | null)[][];
  days: readonly AlbumDay[];
  today: string;
  seasonMonth: number;
};

const FORMATS = {
  month: { ...PORTRAIT, box: { x: 60, y: 27, width: 942, height: 1278 }, cell: 4, title: 149.333 },
  week: { ...LANDSCAPE, box: { x: 54, y: 48, width: 1074, height: 516 }, cell: 5, title: 112 },
};
const SEAM = 54;
const GAP = 12;

/** A month or a week of pictures as a packet, without a number but the title's. */
export function albumCard(format: keyof typeof FORMATS, page: AlbumPage, { display }: Typefaces): string {
  const { width, height, box, cell, title } = FORMATS[format];
  const band = SEAM + title + 48;
  const side = 24 * cell + 2 * cell;
  const middle = box.x + box.width / 2;
  const left = middle - (7 * side + 6 * GAP) / 2;
  const gridTop = box.y + STEP + band + 96;
  const room = box.y + box.height - STEP - gridTop;
  const step = Math.min(side + 60, Math.floor((room - GAP) / page.weeks.length));
  const top = gridTop + Math.max(0, Math.floor((room - step * page.weeks.length) / 2));
  const byDate = new Map(page.days.map((day) => [day.date, day]));
  const column = (i: number) => Math.round(left + i * (side + GAP));
  const tiles = page.weeks.flatMap((week, row) =>
    week.map((date, i) =>
      date
        ? dayTile({ x: column(i), y: top + row * step, side, cell }, byDate.get(date), date > page.today)
        : "",
    ),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    packetShape(box, [
      rect(box, PAPER),
      rect({ ...box, height: band + STEP }, SEASONS[page.seasonMonth - 1] ?? PAPER),
      seam({ ...box, y: box.y + STEP, height: SEAM }, display),
      rect({ ...box, y: box.y + band + STEP, height: STEP }, INK),
    ]),
    textAt(display, page.title, {
      x: middle,
      y: box.y + STEP + SEAM + title * 0.85,
      size: title,
      anchor: "middle",
    }),
    ...WEEKDAYS.map((day, i) =>
      textAt(display, day.slice(0, 1), {
        x: column(i) + side / 2,
        y: gridTop - 18,
        size: 56,
        anchor: "middle",
      }),
    ),
    ...tiles,
    "</svg>",
  ].join("");
}

export const SEASONS = [
  "#BFDDF5",
  "#D8D2F0",
  "#C7F58C",
  "#FFC2CB",
  "#D9E59A",
  "#FFCBC5",
  "#F6E78C",
  "#F9C9A8",
  "#FBD891",
  "#FFB279",
  "#FACAB2",
  "#BFE3E0",
];

/** A row of 31 days for each month; a pixel is a block. */
export const SHEET = { width: 31 * 24, height: 12 * 24 };

export const placeOnSheet = (date: string) => ({
  x: (Number(date.slice(8)) - 1) * 24,
  y: (Number(date.slice(5, 7)) - 1) * 24,
});

export const daysSheet = (days: readonly AlbumDay[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.width}" height="${SHEET.height}">`,
    ...days.map(({ date, puzzle, filled }) =>
      puzzle ? pictureAt(puzzle.map, filled, { ...placeOnSheet(date), cell: 1 }) : "",
    ),
    "</svg>",
  ].join("");
