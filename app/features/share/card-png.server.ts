import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type * as Fontkit from "fontkit";
import { LRUCache } from "lru-cache";
import type { Card } from "~/features/collection/shelves";
import { GRID_SIZE, type PixelMap, type Puzzle } from "~/features/puzzles/puzzle";
import { hasTag, tagOf } from "~/http/cached-answers.server";
import { drawnPng } from "~/platform/picture/draw.server";
import { TooBusy } from "~/platform/semaphore";
import { landscapeCard, portraitCard } from "./card-layouts";
import type { Lettering, Typefaces } from "./card-shapes";

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
