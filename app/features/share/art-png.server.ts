import { GRID_SIZE, type PixelMap } from "~/features/puzzles/pixel-map";
import type { Puzzle } from "~/features/puzzles/puzzle";
import { pictures } from "~/features/share/pictures.server";

/** Pixels a cell. */
const SCALE = 10;

const cache = new Map<string, Promise<Buffer>>();

export function artPng(puzzle: Pick<Puzzle, "id" | "map">): Promise<Buffer> {
  const png = cache.get(puzzle.id) ?? drawArt(puzzle.map);
  cache.set(puzzle.id, png);
  png.catch(() => cache.delete(puzzle.id));
  return png;
}

export async function drawArt(map: PixelMap): Promise<Buffer> {
  const sharp = await pictures();
  const pixels = Buffer.alloc(GRID_SIZE * GRID_SIZE * 4);
  [...map.rows.join("")].forEach((letter, i) => {
    const ink = map.legend[letter];
    if (ink) pixels.writeUInt32BE(Number.parseInt(`${ink.color.slice(1)}ff`, 16), i * 4);
  });
  return sharp(pixels, { raw: { width: GRID_SIZE, height: GRID_SIZE, channels: 4 } })
    .resize(GRID_SIZE * SCALE, GRID_SIZE * SCALE, { kernel: "nearest" })
    .png({ palette: true, effort: 7 })
    .toBuffer();
}
