import { LRUCache } from "lru-cache";
import type { Typefaces } from "~/features/share/lettering";
import { pictures } from "~/features/share/pictures.server";
import { semaphore } from "~/platform/limits/semaphore";
import { sha256 } from "~/platform/sha256.server";

const CACHE_MAX_BYTES = 20e6;
const cache = new LRUCache<string, Buffer>({
  maxSize: CACHE_MAX_BYTES,
  sizeCalculation: (png) => png.length,
});

// A year takes a core for about a second.
const inSlot = semaphore({ atOnce: 1, waiting: 8, perKey: 3 });

/** `who` takes turns with others; `draw` gives an SVG. Throws TooBusy. */
export async function albumPng(who: string, content: unknown, draw: (faces: Typefaces) => string) {
  const key = sha256(`${who} ${JSON.stringify(content)}`);
  return cache.get(key) ?? inSlot(async () => cache.get(key) ?? drawn(key, draw), { key: who });
}

async function drawn(key: string, draw: (faces: Typefaces) => string) {
  const [sharp, { typefaces }] = await Promise.all([pictures(), import("~/features/share/lettering.server")]);
  const png = await sharp(Buffer.from(draw(typefaces())), { unlimited: true })
    .png({ compressionLevel: 7 })
    .toBuffer();
  cache.set(key, png);
  return png;
}
