import { brightness } from "~/features/puzzles/brightness";
import { pictures } from "~/features/share/pictures.server";
import { dithered } from "./dithered";
import { type DayPicture, pictureCells, SIDE } from "./picture-cells";
import type { PictureTheme } from "./picture-query";

/** A picture of `size` × `size` pixels, whose cells are whole pixels. */
export async function picturePng(picture: DayPicture, theme: PictureTheme, size: number): Promise<Buffer> {
  const sharp = await pictures();
  const cells = pictureCells(picture, theme);
  const scale = Math.floor(size / SIDE);
  const before = Math.floor((size - scale * SIDE) / 2);
  const after = size - scale * SIDE - before;
  const ground = cells[0]?.[0] ?? "#ffffff";
  const edges = { top: before, left: before, bottom: after, right: after, background: ground };
  const [pixels, side] = theme === "paper" ? [dots(cells, scale), scale * SIDE] : [inks(cells), SIDE];
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .resize(scale * SIDE, scale * SIDE, { kernel: "nearest" })
    .extend(edges)
    .png({ palette: true, effort: 4 })
    .toBuffer();
}

const inks = (cells: string[][]): Buffer =>
  Buffer.from(
    cells
      .flat()
      .map((color) => color.slice(1))
      .join(""),
    "hex",
  );

function dots(cells: string[][], scale: number): Buffer {
  const greys = cells.map((row) => row.map(brightness));
  const side = SIDE * scale;
  const pixels = Buffer.alloc(side * side * 3);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const grey = greys[Math.floor(y / scale)]?.[Math.floor(x / scale)] ?? 255;
      if (dithered(grey, x, y)) pixels.fill(255, (y * side + x) * 3, (y * side + x) * 3 + 3);
    }
  return pixels;
}
