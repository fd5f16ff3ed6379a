import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Db } from "~/db/store";
import { daySnapshot, fillOfDay } from "~/features/day/day.server";
import { ART_VERSION, brightness } from "~/features/puzzles/puzzle";
import { puzzleOf } from "~/features/puzzles/stored.server";
import { unlessBusy } from "~/features/share/card-png.server";
import { hasTag, tagOf } from "~/http/cached-answers.server";
import type { Caller } from "~/http/caller.server";
import { localDate } from "~/platform/local-date";
import { drawnPng } from "~/platform/picture/draw.server";
import { semaphore } from "~/platform/semaphore";
import {
  dithered,
  type LinkPicture,
  PICTURE_SIZES,
  PICTURE_THEMES,
  type PictureTheme,
  pictureCells,
  pictureSvg,
  SIDE,
} from "./link-picture";

/** The secret part of the address of a person's picture; null while there is none. */
export async function pictureLinkOf(db: Db, userId: string): Promise<string | null> {
  const { users } = db.t;
  const [row] = await db.select({ link: users.picture_id }).from(users).where(eq(users.id, userId));
  return row?.link ?? null;
}

/** Makes a new address, of 128 random bits; one that there was is dead at once. */
export async function renewPictureLink(by: Caller): Promise<string> {
  const link = randomBytes(16).toString("hex");
  await setLink(by, link);
  return link;
}

export const endPictureLink = (by: Caller): Promise<void> => setLink(by, null);

const setLink = (by: Caller, picture_id: string | null) =>
  by.change(async (tx) => {
    const { users } = tx.db.t;
    await tx.db.update(users).set({ picture_id }).where(eq(users.id, tx.viewer.id));
  });

export const pictureLinkSchema = z.object({ intent: z.enum(["renew", "end"]) });

function picturePng(picture: LinkPicture, theme: PictureTheme, size: number): Promise<Buffer> {
  const cells = pictureCells(picture, theme);
  const scale = Math.floor(size / SIDE);
  const before = Math.floor((size - scale * SIDE) / 2);
  const after = size - scale * SIDE - before;
  const ground = cells[0]?.[0] ?? "#ffffff";
  const edges = { top: before, left: before, bottom: after, right: after, background: ground };
  const drawing =
    theme === "paper"
      ? { dots: dots(cells, scale), side: scale * SIDE, scale: 1 }
      : { dots: inks(cells), side: SIDE, scale };
  return drawnPng({ ...drawing, edges, png: { palette: true, effort: 4 } });
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

const { min, max, step, usual } = PICTURE_SIZES;
const querySchema = z.object({
  size: z.coerce
    .number()
    .int()
    .min(min)
    .max(max)
    .default(usual)
    .transform((size) => size - (size % step)),
  theme: z.enum(PICTURE_THEMES).default("light"),
});

const CACHE_MAX_BYTES = 8e6;
const inSlot = semaphore({ atOnce: 1, waiting: 32, perKey: 3 });

type Drawing = { link: string; picture: LinkPicture; theme: PictureTheme; size: number };

/** By what is drawn, never by a puzzle's id: an import may bring one that another person's has. */
const drawn = new LRUCache<string, Buffer, Drawing>({
  maxSize: CACHE_MAX_BYTES,
  sizeCalculation: (png) => png.length,
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context: { link, picture, theme, size } }) =>
    inSlot(() => picturePng(picture, theme, size), { key: link }),
});

type Shown = { link: string; picture: LinkPicture };

/** The picture in the size and theme of the address, unless the reader has it: that costs no drawing. */
export async function pictureAnswer(request: Request, kind: "png" | "svg", { link, picture }: Shown) {
  const { searchParams } = new URL(request.url);
  const query = querySchema.safeParse({
    size: searchParams.get("size") ?? undefined,
    theme: searchParams.get("theme") ?? undefined,
  });
  if (!query.success)
    return new Response("size must be 240 to 1600 pixels, and theme light, dark or paper.", { status: 400 });
  const { size, theme } = query.data;
  const etag = tagOf(JSON.stringify([ART_VERSION, kind, picture, size, theme]));
  const headers = {
    ETag: etag,
    "Cache-Control": "public, max-age=60",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "X-Robots-Tag": "noindex",
  };
  if (hasTag(request, etag)) return new Response(null, { status: 304, headers });
  if (kind === "svg")
    return new Response(pictureSvg(picture, theme, size), {
      headers: { ...headers, "Content-Type": "image/svg+xml" },
    });
  return unlessBusy(async () => {
    const png = await pngOf(etag, { link, picture, theme, size });
    return new Response(new Uint8Array(png), { headers: { ...headers, "Content-Type": "image/png" } });
  });
}

const pngOf = (key: string, context: Drawing): Promise<Buffer> => drawn.forceFetch(key, { context });

const SHOWN_SIZE = 240;

/** A person's picture for a program that looks at it. Throws TooBusy. */
export function smallPng(userId: string, { map, filled }: NonNullable<LinkPicture>): Promise<Buffer> {
  const picture = { map, filled };
  const key = tagOf(JSON.stringify([ART_VERSION, "png", picture, "light", SHOWN_SIZE]));
  return pngOf(key, { link: userId, picture, theme: "light", size: SHOWN_SIZE });
}

/** Today's picture at an address; null for an address that is not in use. */
export async function pictureOf(
  db: Db,
  link: string,
  { defaultZone, now }: { defaultZone: string; now: number },
): Promise<Shown | null> {
  const { users } = db.t;
  const [owner] = await db
    .select({ id: users.id, timeZone: users.time_zone, dayStart: users.day_start })
    .from(users)
    .where(eq(users.picture_id, link));
  if (!owner) return null;
  const hours = { timeZone: owner.timeZone ?? defaultZone, dayStart: owner.dayStart };
  const day = await daySnapshot(db, owner.id, localDate(hours, now));
  const puzzle = (await puzzleOf(db, owner.id, day.puzzleId))?.puzzle;
  if (!puzzle) return { link, picture: undefined };
  const { filled } = fillOfDay(puzzle, day);
  return { link, picture: { map: puzzle.map, filled } };
}
