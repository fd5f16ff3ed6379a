import type { Box } from "./text-line";

export type Column = { x: number; middle: number; count: number };

const LEAST_BOW = 0.4;
const LEAST_LENGTH = 5;

/** The box of a line on a round pack: as high as the line and bowed with it; another line's box stays as it is. */
export function bowed(box: Box, columns: Column[]): Box {
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  const half = box.width / 2;
  const points = columns.map(({ x, middle, count }) => {
    const [dx, dy] = [x - box.x, middle - box.y];
    return { at: (dx * cos + dy * sin) / half, across: dy * cos - dx * sin, high: count * cos };
  });
  const high =
    points.map((point) => point.high).toSorted((a, b) => a - b)[Math.floor(points.length * 0.9)] ?? 0;
  if (box.width < LEAST_LENGTH * high) return box;
  const [shift, slope, bow] = parabola(points);
  if (Math.abs(bow) < LEAST_BOW * high) return box;
  return {
    x: box.x - shift * sin,
    y: box.y + shift * cos,
    width: box.width,
    height: high,
    angle: box.angle + Math.atan(slope / half),
    bow,
  };
}

/** The least squares of `across = a + b at + c at²`. */
function parabola(points: { at: number; across: number }[]): [number, number, number] {
  const power = (n: number) => points.reduce((sum, { at }) => sum + at ** n, 0);
  const moment = (n: number) => points.reduce((sum, { at, across }) => sum + across * at ** n, 0);
  const [s0, s1, s2, s3, s4] = [0, 1, 2, 3, 4].map(power) as [number, number, number, number, number];
  const [m0, m1, m2] = [0, 1, 2].map(moment) as [number, number, number];
  const det = s0 * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s2 * s3) + s2 * (s1 * s3 - s2 * s2);
  const a = m0 * (s2 * s4 - s3 * s3) - s1 * (m1 * s4 - m2 * s3) + s2 * (m1 * s3 - m2 * s2);
  const b = s0 * (m1 * s4 - m2 * s3) - m0 * (s1 * s4 - s2 * s3) + s2 * (s1 * m2 - s2 * m1);
  const c = s0 * (s2 * m2 - s3 * m1) - s1 * (s1 * m2 - s2 * m1) + m0 * (s1 * s3 - s2 * s2);
  return det === 0 ? [0, 0, 0] : [a / det, b / det, c / det];
}
