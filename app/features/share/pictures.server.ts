import type Sharp from "sharp";

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
