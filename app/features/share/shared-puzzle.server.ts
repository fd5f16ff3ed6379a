import { eq } from "drizzle-orm";
import type Sharp from "sharp";
import type { Db } from "~/db/store";
import type { CollectedPuzzle } from "~/features/collection/collected";
import { collectedDays, collectedPuzzle } from "~/features/collection/collection.server";
import type { PuzzleId } from "~/features/puzzles/puzzle";
import { tagOf } from "~/http/cached-answers.server";
import { hasTag } from "~/http/plain-cookie";

type SharedPuzzle = CollectedPuzzle & {
  /** IANA name; null when unknown. */
  timeZone: string | null;
  dayStart: number;
  hidesGrams: boolean;
  firstDate: string | null;
  /** Whether its first day was. */
  neat: boolean;
};

/** Undefined alike for an unknown owner, an unknown puzzle and an uncollected one. */
export async function sharedPuzzle(
  db: Db,
  shareId: string,
  puzzleId: PuzzleId,
): Promise<SharedPuzzle | undefined> {
  const { users } = db.t;
  const [owner] = await db
    .select({ id: users.id, timeZone: users.time_zone, dayStart: users.day_start, numbers: users.numbers })
    .from(users)
    .where(eq(users.share_id, shareId));
  const record = owner && (await collectedPuzzle(db, owner.id, puzzleId));
  if (!record) return undefined;
  const days = (await collectedDays(db, owner.id, record.puzzleId)).get(record.puzzleId);
  const { timeZone, dayStart } = owner;
  const hidesGrams = owner.numbers === "hidden";
  const [first] = days ?? [];
  return {
    ...record,
    timeZone,
    dayStart,
    hidesGrams,
    firstDate: first?.date ?? null,
    neat: first?.neat ?? false,
  };
}

let loaded: Promise<typeof Sharp> | undefined;

/**
 * The package that draws our own pictures, loaded with the first one: most of the time nobody needs its 30 MB. In this
 * process it opens nothing but drawings (SVG): uploads are decoded elsewhere.
 */
export function pictures(): Promise<typeof Sharp> {
  loaded ??= import("sharp").then(({ default: sharp }) => {
    // Decoded pictures would stay in memory.
    sharp.cache(false);
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer"] });
    return sharp;
  });
  return loaded;
}

export function pngAnswer(request: Request, png: Buffer, cacheControl: string): Response {
  const etag = tagOf(png);
  const headers = { ETag: etag, "Cache-Control": cacheControl };
  if (hasTag(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(png), {
    headers: { ...headers, "Content-Type": "image/png", "Content-Length": String(png.length) },
  });
}
