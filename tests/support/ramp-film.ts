import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Size of the film in pixels. */
export const RAMP = { width: 1920, height: 1080 };

const DARK = 16;
const BRIGHT = 235;
/** Half as blue, so that no colour is cut off. */
const YELLOW = 96;
const BLUE = 160;

/**
 * A film for Chromium's fake camera whose every place has its own colour: it grows brighter from left to right
 * and bluer from top to bottom. Gives the file's path.
 */
export function rampFilm(): string {
  const ramp = (from: number, to: number, share: number) => Math.round(from + (to - from) * share);
  const row = Buffer.from(
    Array.from({ length: RAMP.width }, (_, x) => ramp(DARK, BRIGHT, x / (RAMP.width - 1))),
  );
  const [wide, tall] = [RAMP.width / 2, RAMP.height / 2];
  const blue = Array.from({ length: tall }, (_, y) => Buffer.alloc(wide, ramp(YELLOW, BLUE, y / (tall - 1))));
  const frame = [
    Buffer.from("FRAME\n"),
    ...Array<Buffer>(RAMP.height).fill(row),
    ...blue,
    Buffer.alloc(wide * tall, 128),
  ];
  const head = Buffer.from(`YUV4MPEG2 W${RAMP.width} H${RAMP.height} F10:1 Ip A1:1 C420jpeg\n`);
  const path = join(mkdtempSync(join(tmpdir(), "pixelplate-film-")), "ramp.y4m");
  writeFileSync(path, Buffer.concat([head, ...frame, ...frame]));
  return path;
}
