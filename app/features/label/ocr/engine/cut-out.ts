import type { Pixels } from "./pixels";
import type { Box } from "./text-line";

const LONGEST = 2400;

/** A box, straightened and scaled to a height, as blue, green and red planes between -1 and 1. */
export function cutOut({ data, width, height }: Pixels, box: Box, tall: number) {
  const wide = Math.max(8, Math.min(LONGEST, Math.round((tall * box.width) / box.height)));
  const planes = new Float32Array(3 * tall * wide);
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
