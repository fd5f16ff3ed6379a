import { LRUCache } from "lru-cache";
import { z } from "zod";
import { ART_VERSION } from "~/features/puzzles/art-version";
import { hasTag } from "~/http/has-tag";
import { tagOf } from "~/http/tag-of.server";
import { semaphore } from "~/platform/limits/semaphore";
import { DAY_MESSAGES } from "../messages";
import { unlessBusy } from "../unless-busy.server";
import type { DayPicture } from "./picture-cells";
import { picturePng } from "./picture-png.server";
import { PICTURE_SIZES, PICTURE_THEMES } from "./picture-query";
import { pictureSvg } from "./picture-svg";

const { min, max, usual } = PICTURE_SIZES;
const querySchema = z.object({
  size: z.coerce.number().int().min(min).max(max).default(usual),
  theme: z.enum(PICTURE_THEMES).default("light"),
});

const CACHE_MAX_BYTES = 8e6;
const drawn = new LRUCache<string, Buffer>({
  maxSize: CACHE_MAX_BYTES,
  sizeCalculation: (png) => png.length,
});
const inSlot = semaphore({ atOnce: 1, waiting: 32 });

type Shown = { puzzleId: string; picture: DayPicture };

/** The picture in the size and theme of the address, unless the reader has it: that costs no drawing. */
export async function pictureAnswer(request: Request, kind: "png" | "svg", { puzzleId, picture }: Shown) {
  const { searchParams } = new URL(request.url);
  const query = querySchema.safeParse({
    size: searchParams.get("size") ?? undefined,
    theme: searchParams.get("theme") ?? undefined,
  });
  if (!query.success) return new Response(DAY_MESSAGES.badPicture, { status: 400 });
  const { size, theme } = query.data;
  const key = JSON.stringify([ART_VERSION, kind, puzzleId, picture?.filled, size, theme]);
  const etag = tagOf(key);
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
    const png =
      drawn.get(key) ?? (await inSlot(async () => drawn.get(key) ?? picturePng(picture, theme, size)));
    drawn.set(key, png);
    return new Response(new Uint8Array(png), { headers: { ...headers, "Content-Type": "image/png" } });
  });
}
