import type Sharp from "sharp";

let loaded: Promise<typeof Sharp> | undefined;

/** The package that decodes and draws pictures, loaded with the first one: most of the time nobody needs its 30 MB. */
export function pictures(): Promise<typeof Sharp> {
  loaded ??= import("sharp").then(({ default: sharp }) => {
    // Decoded pictures would stay in memory: nothing of an upload is kept.
    sharp.cache(false);
    return sharp;
  });
  return loaded;
}
