import type { AlbumDay } from "./album-day";
import { pictureAt } from "./album-shapes";

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
