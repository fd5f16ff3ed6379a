import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { typefaces } from "../../app/features/share/shared-puzzle.server";

type Size = { width: number; height: number };

/** A film of one still picture for Chromium's fake camera, from its planes of Y, Cb and Cr; gives the file's path. */
export function film({ width, height }: Size, planes: Uint8Array[]): string {
  const frame = [Buffer.from("FRAME\n"), ...planes];
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  const path = join(mkdtempSync(join(tmpdir(), "pixelplate-film-")), "film.y4m");
  writeFileSync(path, Buffer.concat([head, ...frame, ...frame, ...frame]));
  return path;
}

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
  return film({ width: WIDTH, height: HEIGHT }, [...rows, colour]);
}

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
  return film(RAMP, [...Array<Buffer>(RAMP.height).fill(row), ...blue, Buffer.alloc(wide * tall, 128)]);
}

const ROWS = [
  ["Tomato Soup"],
  ["Typical values", "per serving (250 g)"],
  ["Energy", "431 kJ / 103 kcal"],
  ["Fat", "3.0 g"],
  ["Carbohydrate", "15.3 g"],
  ["Protein", "3.0 g"],
];

/** A photo of a nutrition label: 103 kcal, 3 g of fat, 15.3 g of carbs and 3 g of protein, and what `more` rows say. */
export async function drawnLabel(more: string[][] = []): Promise<File> {
  const { text } = await typefaces();
  const words = [...ROWS, ...more].flatMap((row, line) =>
    row.map((word, column) => {
      const { d, width } = text(word, 34);
      const x = column === 0 ? 60 : 900 - width;
      return `<path transform="translate(${x} ${110 + line * 62})" d="${d}"/>`;
    }),
  );
  const height = LABEL.height + 62 * more.length;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="${height}"><rect width="960" height="${height}" fill="#fffdf5"/>${words.join("")}</svg>`;
  const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
  return new File([new Uint8Array(jpeg)], "label.jpg", { type: "image/jpeg" });
}

const SIZE = { width: 1920, height: 1080 };
/** Inside the scanner's frame, in pixels. */
const LABEL = { width: 960, height: 520 };

/** A film for Chromium's fake camera in which a nutrition label lies before it; gives the file's path. */
export async function labelFilm(): Promise<string> {
  const label = Buffer.from(await (await drawnLabel()).arrayBuffer());
  const bright = await sharp(label)
    .resize(LABEL)
    .extend({
      top: (SIZE.height - LABEL.height) / 2,
      bottom: (SIZE.height - LABEL.height) / 2,
      left: (SIZE.width - LABEL.width) / 2,
      right: (SIZE.width - LABEL.width) / 2,
      background: "white",
    })
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  return film(SIZE, [bright, Buffer.alloc((SIZE.width * SIZE.height) / 2, 128)]);
}

/** A PNG that the server drew, for a look at it: the server itself opens no pictures but drawings. */
export function openDrawn(png: Buffer | ArrayBuffer): Sharp {
  sharp.unblock({ operation: ["VipsForeignLoadPngBuffer"] });
  return sharp(png);
}
