import { BLOCKS_MIN } from "~/features/puzzles/own/picture-limits";
import { GRID_SIZE } from "~/features/puzzles/pixel-map";
import { distance, type Lab, labOf } from "~/platform/oklab";

/** Pixels of the picture a cell, each way. */
const SCALE = 4;
export const SOURCE_SIDE = GRID_SIZE * SCALE;

const OPAQUE = 128;
const BACKGROUND_SHARE = 0.8;
/** Squared. */
const BACKGROUND_APART = 0.004;

/** A pixel's colour, null where the picture is transparent or plain ground. */
export type Pixels = (Lab | null)[];

/** Of RGBA bytes, 96 by 96; an even background that reaches the border is left out. */
export function pixelsOf(rgba: Uint8Array): Pixels {
  const pixels: Pixels = Array.from({ length: SOURCE_SIDE ** 2 }, (_, i) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(4 * i, 4 * i + 4);
    return alpha < OPAQUE ? null : labOf(red, green, blue);
  });
  const ground = groundOf(pixels);
  const cut = ground ? withoutGround(pixels, ground) : pixels;
  return cut.filter(Boolean).length >= BLOCKS_MIN * SCALE ** 2 ? cut : pixels;
}

/** The pixels of a cell, row by row. */
export function pixelsIn(pixels: Pixels, cell: number): Pixels {
  const x = (cell % GRID_SIZE) * SCALE;
  const y = Math.floor(cell / GRID_SIZE) * SCALE;
  return Array.from({ length: SCALE }, (_, row) => {
    const from = (y + row) * SOURCE_SIDE + x;
    return pixels.slice(from, from + SCALE);
  }).flat();
}

/** The colour of nearly all of the border. */
function groundOf(pixels: Pixels): Lab | undefined {
  const border = pixels.flatMap((pixel, i) => (isBorder(i) && pixel ? [pixel] : []));
  const median = [...border].sort((a, b) => a[0] - b[0])[Math.floor(border.length / 2)];
  if (!median) return undefined;
  const like = border.filter((pixel) => distance(pixel, median) < BACKGROUND_APART).length;
  return like >= BACKGROUND_SHARE * 4 * (SOURCE_SIDE - 1) ? median : undefined;
}

const isBorder = (i: number) => {
  const [x, y] = [i % SOURCE_SIDE, Math.floor(i / SOURCE_SIDE)];
  return x === 0 || y === 0 || x === SOURCE_SIDE - 1 || y === SOURCE_SIDE - 1;
};

function withoutGround(pixels: Pixels, ground: Lab): Pixels {
  const isGround = (i: number) => {
    const pixel = pixels[i];
    return !pixel || distance(pixel, ground) < BACKGROUND_APART;
  };
  const reached = new Set<number>();
  const open = pixels.flatMap((_, i) => (isBorder(i) && isGround(i) ? [i] : []));
  for (const i of open) reached.add(i);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const x = next % SOURCE_SIDE;
    const around = [next - SOURCE_SIDE, next + SOURCE_SIDE];
    if (x > 0) around.push(next - 1);
    if (x < SOURCE_SIDE - 1) around.push(next + 1);
    for (const i of around)
      if (i >= 0 && i < pixels.length && !reached.has(i) && isGround(i)) {
        reached.add(i);
        open.push(i);
      }
  }
  return pixels.map((pixel, i) => (reached.has(i) ? null : pixel));
}
