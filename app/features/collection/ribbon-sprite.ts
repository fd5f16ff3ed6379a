/** The ribbon of a neat day, in the letters of `PixelArt`. */
export const RIBBON = [
  "..ddd..",
  ".dyyyd.",
  "dywwyyd",
  "dywyyyd",
  "dyyyyyd",
  ".dyyyd.",
  ".ddddd.",
  ".rd.dr.",
  ".r...r.",
];
