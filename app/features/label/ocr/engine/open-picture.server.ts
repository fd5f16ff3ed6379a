import sharp, { type Sharp } from "sharp";
import type { Pixels } from "./pixels";

/** Throws on a broken picture. */
export const openPicture = (photo: Uint8Array): Promise<Pixels> =>
  pixelsOf(
    sharp(photo, { failOn: "none", limitInputPixels: 1920 * 1920 })
      .flatten({ background: "#fff" })
      .toColourspace("srgb"),
  );

export const turned = (picture: Pixels, degrees: number): Promise<Pixels> =>
  pixelsOf(raw(picture).rotate(degrees));

/** A part, scaled up to `longest` pixels on its longer side, at most by `most`. */
export function enlarged(
  picture: Pixels,
  part: { left: number; top: number; width: number; height: number },
  longest: number,
  most: number,
): Promise<Pixels> {
  const scale = Math.min(most, longest / Math.max(part.width, part.height));
  return pixelsOf(
    raw(picture)
      .extract(part)
      .resize(Math.round(part.width * scale), Math.round(part.height * scale), {
        fit: "fill",
        kernel: "cubic",
      }),
  );
}

const raw = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
