import { Tensor } from "onnxruntime-node";
import type { Models } from "./models.server";
import type { Box, Doubt, Pixels, TextLine } from "./text-line";

const LONGEST = 2400;

/** A box, straightened and scaled to a height, as blue, green and red planes between -1 and 1. */
export function cutOut(
  { data, width, height }: Pixels,
  box: Box,
  tall: number,
  room = (length: number) => new Float32Array(length),
) {
  const wide = Math.max(8, Math.min(LONGEST, Math.round((tall * box.width) / box.height)));
  const planes = room(3 * tall * wide);
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  const bow = box.bow ?? 0;
  const [stepX, stepY] = [box.width / wide, box.height / tall];
  // Supersampling, or thin strokes vanish when the picture shrinks.
  const [nx, ny] = [stepX, stepY].map((step) => Math.max(1, Math.min(4, Math.round(step)))) as [
    number,
    number,
  ];
  const scale = 2 / (255 * nx * ny);
  for (let v = 0; v < tall; v++) {
    for (let u = 0; u < wide; u++) {
      let [r, g, b] = [0, 0, 0];
      for (let j = 0; j < ny; j++) {
        for (let i = 0; i < nx; i++) {
          const along = (u + (i + 0.5) / nx) * stepX - box.width / 2;
          const bend = bow * ((2 * along) / box.width) ** 2;
          const across = (v + (j + 0.5) / ny) * stepY - box.height / 2 + bend;
          const x = Math.min(width - 1.001, Math.max(0, box.x + along * cos - across * sin - 0.5));
          const y = Math.min(height - 1.001, Math.max(0, box.y + along * sin + across * cos - 0.5));
          const [left, top] = [x | 0, y | 0];
          const [fx, fy] = [x - left, y - top];
          const at = 3 * (top * width + left);
          const below = at + 3 * width;
          const [w1, w2, w3, w4] = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
          const mix = (c: number) =>
            w1 * (data[at + c] as number) +
            w2 * (data[at + 3 + c] as number) +
            w3 * (data[below + c] as number) +
            w4 * (data[below + 3 + c] as number);
          r += mix(0);
          g += mix(1);
          b += mix(2);
        }
      }
      const to = v * wide + u;
      planes[to] = b * scale - 1;
      planes[to + tall * wide] = g * scale - 1;
      planes[to + 2 * tall * wide] = r * scale - 1;
    }
  }
  return { planes, wide };
}

/** Greedy CTC decoding of `steps` rows of letter scores (0 to 1); letter 0 is the blank. */
export function decodeLetters(scores: Float32Array, steps: number, alphabet: string[]) {
  const size = alphabet.length;
  let text = "";
  let sure = 0;
  const letters: number[] = [];
  const doubts: Doubt[] = [];
  let last = 0;
  for (let step = 0; step < steps; step++) {
    const from = step * size;
    // The scores add up to one: no other letter is in doubt.
    if ((scores[from] as number) > 1 - LEAST_CHANCE) {
      last = 0;
      continue;
    }
    let [best, second] = [0, 0];
    let [score, next] = [scores[from] as number, 0];
    for (let i = 1; i < size; i++) {
      const value = scores[from + i] as number;
      if (value > score) {
        [second, next] = [best, score];
        [best, score] = [i, value];
      } else if (value > next) [second, next] = [i, value];
    }
    const isNew = best !== 0 && best !== last;
    if (isNew) {
      const letter = alphabet[best] as string;
      text += letter;
      sure += score;
      for (let unit = 0; unit < letter.length; unit++) letters.push((step + 0.5) / steps);
    }
    const other = alphabet[second] as string;
    if (next > LEAST_CHANCE && DOUBTED.test(other) && (best !== 0 || second !== last))
      doubts.push({ at: text.length - (best === 0 ? 0 : 1), other, inserted: best === 0, chance: next });
    last = best;
  }
  return { text, letters, doubts, confidence: text ? sure / letters.length : 0 };
}

const LEAST_CHANCE = 0.05;
const DOUBTED = /^[\d.,g%]$/;

const TALL = 48;

export async function readBox(models: Models, picture: Pixels, box: Box): Promise<TextLine> {
  const { planes, wide } = cutOut(picture, box, TALL, models.room);
  const input = new Tensor("float32", planes, [1, 3, TALL, wide]);
  const output = await models.read.run({ [models.read.inputNames[0] as string]: input });
  models.step?.();
  const { data, dims } = output[models.read.outputNames[0] as string] as Tensor;
  const read = decodeLetters(data as Float32Array, dims[1] as number, models.alphabet);
  return { ...box, ...read, isEndCut: isAtEdge(box, picture) };
}

const isAtEdge = ({ x, width, height, angle }: Box, picture: Pixels) =>
  x + (width / 2) * Math.cos(angle) > picture.width - 0.4 * height;

export type LetterColumn = { x: number; middle: number; count: number };

const LEAST_BOW = 0.4;
const LEAST_LENGTH = 5;

/** The box of a line on a round pack: as high as the line and curved with it; another line's box stays as it is. */
export function curvedBox(box: Box, columns: LetterColumn[]): Box {
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
