import type { Metadata, Sharp } from "sharp";
import { pictureKind } from "./picture-kind";
import { pictures } from "./pictures.server";

const MAX_PIXELS = 50e6;
/** Of a picture that can only be decoded whole, which takes eight bytes a pixel; others are by the row. */
const WHOLE_MAX_PIXELS = 25e6;

/** An upload that is not taken, and why. */
export class PictureRefused extends Error {
  constructor(readonly why: "empty" | "too large" | "no picture" | "damaged") {
    super(why);
  }
}

/**
 * The header of an upload that is a picture of a bearable size, by its first bytes and what the decoder makes of them:
 * nothing is decoded, and no decoder sees what only claims to be a picture. Throws PictureRefused.
 */
export async function checkedPicture(bytes: Uint8Array, maxBytes: number): Promise<Metadata> {
  if (bytes.length === 0) throw new PictureRefused("empty");
  if (bytes.length > maxBytes) throw new PictureRefused("too large");
  const kind = pictureKind(bytes);
  if (!kind) throw new PictureRefused("no picture");
  const picture = await openPicture(bytes);
  const header = await picture.metadata().catch(refusePicture);
  if (header.format !== kind) throw new PictureRefused("no picture");
  const most = kind === "webp" || header.isProgressive ? WHOLE_MAX_PIXELS : MAX_PIXELS;
  if (header.width * header.height > most) throw new PictureRefused("too large");
  return header;
}

/** What decodes a checked upload. */
export const openPicture = async (bytes: Uint8Array): Promise<Sharp> =>
  (await pictures())(bytes, { limitInputPixels: MAX_PIXELS });

/** What a decoder's failure says of the upload. */
export function refusePicture(error: Error): never {
  throw new PictureRefused(/pixel limit/.test(error.message) ? "too large" : "damaged");
}
