/** Column, row and length of an arm, in cells of a 24 by 24 picture. */
const CROSSES = [
  [2, 2, 2],
  [22, 1, 1],
  [1, 13, 1],
  [21, 14, 2],
  [2, 20, 2],
  [21, 21, 1],
] as const;

export const TWINKLES = CROSSES.map(([x, y, arm]) => {
  const length = 2 * arm + 1;
  return `M${x - arm} ${y}h${length}v1h${-length}zM${x} ${y - arm}h1v${length}h-1z`;
}).join("");
