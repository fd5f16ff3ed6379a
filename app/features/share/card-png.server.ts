import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type * as Fontkit from "fontkit";
import { LRUCache } from "lru-cache";
import { gramsText, NUTRIENT_LABELS } from "~/features/collection/collected";
import type { Card } from "~/features/collection/shelves";
import { NUTRIENTS, type PerNutrient } from "~/features/nutrition/amounts";
import { GRID_SIZE, type PixelMap, type Puzzle, paletteOf } from "~/features/puzzles/puzzle";
import { hasTag, tagOf } from "~/http/cached-answers.server";
import { drawnPng } from "~/platform/picture/draw.server";
import { TooBusy } from "~/platform/semaphore";
import {
  INK,
  LANDSCAPE,
  type Lettering,
  linesOf,
  PAPER,
  PORTRAIT,
  packetShape,
  picture,
  rect,
  ribbon,
  STEP,
  seam,
  swatches,
  type Typefaces,
  textAt,
  twinkles,
  WHITE,
} from "./card-shapes";

const PACKET = { x: 54, y: 48, width: 1074, height: 516 };
const WINDOW_WIDTH = 498;
const SEAM_WIDTH = 54;
const CELL = 20;
/** Whole multiples of the pixel face, largest first. */
const TITLE_SIZES = [
  { size: 186.667, line: 130 },
  { size: 149.333, line: 104 },
  { size: 112, line: 80 },
  { size: 93.333, line: 66 },
];
const TITLE_ROOM = 220;

export function landscapeCard(
  { puzzle, collection, date, nutrition, neat, filled }: Card,
  { display, text }: Typefaces,
): string {
  const { x, y, width, height } = PACKET;
  const bandX = x + WINDOW_WIDTH;
  const left = bandX + 42;
  const seamX = x + width - STEP - SEAM_WIDTH;
  const pictureX = x + STEP + (WINDOW_WIDTH - STEP - 24 * CELL) / 2;
  const pictureY = y + (height - 24 * CELL) / 2;
  const room = seamX - left - STEP;
  const title = titleOf(puzzle.name, display, room);
  const titleTop = y + 248 - (title.lines.length * title.line) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${LANDSCAPE.width}" height="${LANDSCAPE.height}">`,
    rect({ x: 0, y: 0, ...LANDSCAPE }, PAPER),
    packetShape(PACKET, [
      rect(PACKET, puzzle.bgColor),
      nutrition ? rect({ x, y, width: WINDOW_WIDTH, height }, WHITE) : twinkles(pictureX, pictureY, CELL),
      rect({ x: bandX, y, width: STEP, height }, INK),
      seam({ x: seamX, y, width: SEAM_WIDTH, height }, display),
    ]),
    picture(puzzle, pictureX, pictureY, CELL, filled),
    neat ? ribbon(x + 27, y + 27, 9) : "",
    textAt(display, collection, { x: left, y: y + 87, size: 56 }),
    ...title.lines.map((line, i) =>
      textAt(display, line, { x: left, y: Math.round(titleTop + (i + 0.8) * title.line), size: title.size }),
    ),
    swatches(puzzle, left, y + height - 144, room),
    textAt(text, date, { x: left, y: y + height - 54, size: 30, weight: 0.6 }),
    "</svg>",
  ].join("");
}

function titleOf(name: string, display: Typefaces["display"], width: number) {
  const tries = TITLE_SIZES.map(({ size, line }) => ({
    size,
    line,
    lines: linesOf(name, display, size, width),
  }));
  const fits = ({ size, line, lines }: (typeof tries)[number]) =>
    lines.length * line <= TITLE_ROOM && lines.every((text) => display(text, size).width <= width);
  return tries.find(fits) ?? { size: 74.667, line: 56, lines: linesOf(name, display, 74.667, width) };
}

const PORTRAIT_CARD_PACKET = { x: 60, y: 27, width: 942, height: 1278 };
const MIDDLE = PORTRAIT_CARD_PACKET.x + PORTRAIT_CARD_PACKET.width / 2;
const SEAM_HEIGHT = 54;
const BAND_BOTTOM = PORTRAIT_CARD_PACKET.y + 333;
const FOOT_TOP = PORTRAIT_CARD_PACKET.y + PORTRAIT_CARD_PACKET.height - 252;

/** `plain` leaves the nutrients out. */
export function portraitCard(
  { puzzle, collection, date, nutrition, neat, filled }: Card,
  faces: Typefaces,
  { plain = false } = {},
): string {
  const { display, text } = faces;
  const { x, y, width } = PORTRAIT_CARD_PACKET;
  const special = nutrition === null;
  const shown = plain ? null : nutrition;
  const cell = shown ? 24 : 30;
  const pictureTop = BAND_BOTTOM + (shown ? STEP : 54);
  const pictureLeft = MIDDLE - 12 * cell;
  const title = puzzle.name.length > 12 ? 130.667 : 149.333;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PORTRAIT.width}" height="${PORTRAIT.height}">`,
    packetShape(PORTRAIT_CARD_PACKET, [
      rect(PORTRAIT_CARD_PACKET, special ? puzzle.bgColor : WHITE),
      rect({ x, y, width, height: BAND_BOTTOM - y }, puzzle.bgColor),
      seam({ x, y: y + STEP, width, height: SEAM_HEIGHT }, display),
      rect({ x, y: BAND_BOTTOM, width, height: STEP }, INK),
      shown ? rect({ x, y: FOOT_TOP, width, height: STEP }, INK) : "",
      special ? twinkles(pictureLeft, pictureTop, cell) : "",
    ]),
    textAt(display, collection, { x: MIDDLE, y: y + 135, size: 56, anchor: "middle" }),
    textAt(display, puzzle.name, { x: MIDDLE, y: y + 240, size: title, anchor: "middle" }),
    textAt(text, date, { x: MIDDLE, y: y + 303, size: 36, anchor: "middle" }),
    picture(puzzle, pictureLeft, pictureTop, cell, filled),
    neat ? ribbon(x + width - 117, BAND_BOTTOM + 27, 12) : "",
    ...linesOf(puzzle.description, text, 36, width - 120).map((line, i) =>
      textAt(text, line, { x: MIDDLE, y: pictureTop + 24 * cell + 30 + i * 46, size: 36, anchor: "middle" }),
    ),
    shown ? columns(puzzle, shown, faces) : "",
    "</svg>",
  ].join("");
}

function columns(puzzle: Card["puzzle"], nutrition: PerNutrient, { display, text }: Typefaces) {
  const palette = paletteOf(puzzle.map);
  const gap = 36;
  const width = (PORTRAIT_CARD_PACKET.width - 2 * STEP - 4 * gap) / 3;
  return NUTRIENTS.map((nutrient, i) => {
    const x = PORTRAIT_CARD_PACKET.x + STEP + gap + i * (width + gap);
    let from = x;
    const strip = palette[nutrient].map(({ color, share }) => {
      const shade = rect({ x: from, y: FOOT_TOP + 90, width: share * width, height: 42 }, color);
      from += share * width;
      return shade;
    });
    return [
      textAt(display, NUTRIENT_LABELS[nutrient], { x: x - 6, y: FOOT_TOP + 69, size: 56 }),
      rect({ x: x - 6, y: FOOT_TOP + 84, width: width + 12, height: 54 }, INK),
      ...strip,
      textAt(text, gramsText(nutrition[nutrient]), { x: x - 6, y: FOOT_TOP + 200, size: 48, weight: 1.4 }),
    ].join("");
  }).join("");
}

/** The picture, not modified, or 503 while too many are being drawn. */
export const pngAnswer = (
  request: Request,
  drawn: Promise<Buffer>,
  cacheControl: string,
): Promise<Response> =>
  unlessBusy(async () => {
    const png = await drawn;
    const etag = tagOf(png);
    const headers = { ETag: etag, "Cache-Control": cacheControl };
    if (hasTag(request, etag)) return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(png), {
      headers: { ...headers, "Content-Type": "image/png", "Content-Length": String(png.length) },
    });
  });

const TOO_MANY = "Too many pictures are being drawn. Please try again in a moment.";

export async function unlessBusy(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof TooBusy)) throw error;
    return new Response(TOO_MANY, { status: 503, headers: { "Retry-After": "2" } });
  }
}

const DRAWINGS = {
  landscape: landscapeCard,
  portrait: portraitCard,
  "portrait-plain": (card: Card, faces: Typefaces) => portraitCard(card, faces, { plain: true }),
};
const PALETTE = { palette: true, effort: 7 };
const CARDS_MAX = 200;

const cache = new LRUCache<string, Promise<Buffer>>({ max: CARDS_MAX });

export function cardPng(format: keyof typeof DRAWINGS, card: Card): Promise<Buffer> {
  const { collection, date, nutrition, neat, filled } = card;
  const key = JSON.stringify([format, card.puzzle, collection, date, nutrition, neat, filled]);
  const png = cache.get(key) ?? draw(format, card);
  cache.set(key, png);
  png.catch(() => cache.delete(key));
  return png;
}

async function draw(format: keyof typeof DRAWINGS, card: Card) {
  return drawnPng({ svg: DRAWINGS[format](card, await typefaces()), png: PALETTE });
}

const SCALE = 10;

const artPictures = new Map<string, Promise<Buffer>>();

export function artPng(puzzle: Pick<Puzzle, "id" | "map">): Promise<Buffer> {
  const png = artPictures.get(puzzle.id) ?? drawArt(puzzle.map);
  artPictures.set(puzzle.id, png);
  png.catch(() => artPictures.delete(puzzle.id));
  return png;
}

export function drawArt(map: PixelMap): Promise<Buffer> {
  const pixels = Buffer.alloc(GRID_SIZE * GRID_SIZE * 4);
  [...map.rows.join("")].forEach((letter, i) => {
    const ink = map.legend[letter];
    if (ink) pixels.writeUInt32BE(Number.parseInt(`${ink.color.slice(1)}ff`, 16), i * 4);
  });
  return drawnPng({ dots: pixels, side: GRID_SIZE, scale: SCALE, png: PALETTE });
}

const require = createRequire(import.meta.url);

let faces: Promise<Typefaces> | undefined;

/** The package that reads fonts, 2 MB of code, is loaded with the first card. */
export function typefaces(): Promise<Typefaces> {
  faces ??= import("fontkit").then((fontkit) => ({
    display: letteringOf(fontkit, "@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff2"),
    text: letteringOf(
      fontkit,
      "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    ),
  }));
  return faces;
}

function letteringOf(fontkit: typeof Fontkit, file: string): Lettering {
  const font = fontkit.create(readFileSync(require.resolve(file))) as Fontkit.Font;
  return (text, size) => {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    const starts: number[] = [];
    let width = 0;
    for (const { xAdvance } of positions) {
      starts.push(width);
      width += xAdvance * scale;
    }
    return {
      width,
      // Most lines are only measured.
      get d() {
        const paths = glyphs.map(({ path }, i) => path.scale(scale, -scale).translate(starts[i] ?? 0, 0));
        return paths.map((path) => path.toSVG()).join("");
      },
    };
  };
}
