import type { TextLine } from "../engine/text-line";

/** The angle at a point is `angle + perX * x + perY * y`: radians; pixels from the middle. */
export type Tilt = { angle: number; perX: number; perY: number; middleX: number; middleY: number };

const STIFFNESS = 0.02;
/** Radians. */
const NEAR = 0.12;

/** A robust fit of the tilt; lines shorter than `least` heights and outliers are ignored, at first those `spread` from the usual angle. */
export function tiltOf(lines: TextLine[], least = 2.5, spread = NEAR): Tilt {
  const telling = lines
    .filter((line) => line.width > least * line.height && Math.abs(line.angle) < 0.8)
    .flatMap(halvesOf);
  const middleX = mean(telling.map((line) => line.x));
  const middleY = mean(telling.map((line) => line.y));
  const angles = telling.map((line) => line.angle).toSorted((a, b) => a - b);
  let tilt: Tilt = { angle: angles[angles.length >> 1] ?? 0, perX: 0, perY: 0, middleX, middleY };
  if (telling.length < 4) return tilt;
  for (const within of [spread, NEAR, NEAR / 2, NEAR / 4]) {
    const near = telling.filter((line) => Math.abs(line.angle - angleAt(tilt, line.x, line.y)) < within);
    if (near.length < 4) break;
    tilt = { ...planeOf(near, middleX, middleY), middleX, middleY };
  }
  return tilt;
}

/** A bowed line has another angle in each half. */
function halvesOf(line: TextLine): TextLine[] {
  if (line.bow === undefined) return [line];
  const turn = (2 * line.bow) / line.width;
  return [-1, 1].map((side) => ({
    ...line,
    x: line.x + (side * line.width * Math.cos(line.angle)) / 4,
    y: line.y + (side * line.width * Math.sin(line.angle)) / 4,
    angle: line.angle + side * turn,
    width: line.width / 2,
  }));
}

const angleAt = (tilt: Tilt, x: number, y: number) =>
  tilt.angle + tilt.perX * (x - tilt.middleX) + tilt.perY * (y - tilt.middleY);

/** Weighted least squares, stiffened so that few lines don't bend the plane. */
function planeOf(lines: TextLine[], middleX: number, middleY: number) {
  const size = Math.max(1, ...lines.map((line) => Math.hypot(line.x - middleX, line.y - middleY)));
  const rows = lines.map((line) => ({
    at: [1, (line.x - middleX) / size, (line.y - middleY) / size],
    angle: line.angle,
    weight: (line.width / line.height) ** 1.5,
  }));
  const total = rows.reduce((sum, row) => sum + row.weight, 0);
  const matrix = [0, 1, 2].map((i) => [
    ...[0, 1, 2].map(
      (j) =>
        rows.reduce((sum, { at, weight }) => sum + weight * (at[i] as number) * (at[j] as number), 0) +
        (i === j && i > 0 ? total * STIFFNESS : 0),
    ),
    rows.reduce((sum, { at, angle, weight }) => sum + weight * (at[i] as number) * angle, 0),
  ]);
  const [angle = 0, perX = 0, perY = 0] = solve(matrix);
  return { angle, perX: perX / size, perY: perY / size };
}

function solve(matrix: number[][]): number[] {
  const rows = matrix.map((row) => [...row]);
  for (const [i, row] of rows.entries()) {
    const pivot = row[i] || 1e-9;
    for (let j = 0; j < row.length; j++) row[j] = (row[j] as number) / pivot;
    for (const other of rows) {
      if (other === row) continue;
      const factor = other[i] as number;
      for (let j = 0; j < other.length; j++) other[j] = (other[j] as number) - factor * (row[j] as number);
    }
  }
  return rows.map((row) => row.at(-1) as number);
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
