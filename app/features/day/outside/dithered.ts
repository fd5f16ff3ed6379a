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
