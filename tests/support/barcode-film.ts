import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const WIDTH = 640;
const HEIGHT = 480;
const MODULE_PX = 4;
/** The bars of the digits 0 to 9 left of the middle, in odd parity; all others follow from them. */
const ODD = "0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011".split(" ");
/** Which of the six left digits stand in even parity (G), by the digit before them. */
const PARITY = "LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL".split(" ");

/** The bars of an EAN-13, 1 for black. */
function ean13Bars(digits: string): string {
  const odd = (digit: string) => ODD[Number(digit)] ?? "";
  const inverted = (bars: string) => [...bars].map((bar) => (bar === "1" ? "0" : "1")).join("");
  const even = (digit: string) => [...inverted(odd(digit))].reverse().join("");
  const parity = PARITY[Number(digits[0])] ?? "";
  const left = [...digits.slice(1, 7)].map((digit, i) => (parity[i] === "G" ? even : odd)(digit));
  const right = [...digits.slice(7)].map((digit) => inverted(odd(digit)));
  return `101${left.join("")}01010${right.join("")}101`;
}

/** A film for Chromium's fake camera in which a packet with this barcode lies before it; gives the file's path. */
export function barcodeFilm(digits: string): string {
  const bars = ean13Bars(digits);
  const left = Math.floor((WIDTH - bars.length * MODULE_PX) / 2);
  const row = Buffer.alloc(WIDTH, 235);
  for (const [i, bar] of [...bars].entries())
    if (bar === "1") row.fill(16, left + i * MODULE_PX, left + (i + 1) * MODULE_PX);
  const blank = Buffer.alloc(WIDTH, 235);
  const rows = Array.from({ length: HEIGHT }, (_, y) => (y > 140 && y < 340 ? row : blank));
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = [Buffer.from("FRAME\n"), ...rows, colour];
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  const path = join(mkdtempSync(join(tmpdir(), "pixelplate-film-")), "barcode.y4m");
  writeFileSync(path, Buffer.concat([head, ...frame, ...frame, ...frame]));
  return path;
}
