import sharp from "sharp";
import { pictureKind } from "~/platform/picture-kind";
import { LABEL_MESSAGES } from "./messages";
import { PHOTO_MAX_BYTES, PHOTO_MAX_SIDE } from "./photo-size";

const MAX_PIXELS = 50e6;
const MAX_SECONDS = 10;

// Decoded photos would stay in memory: nothing of a photo is kept.
sharp.cache(false);

/** Why a picture is not taken, with the HTTP status that says so. */
export class PhotoRefused extends Error {
  constructor(
    message: string,
    readonly status: 400 | 413 | 415,
  ) {
    super(message);
  }
}

const tooLarge = () => new PhotoRefused(LABEL_MESSAGES.photoTooLarge, 413);
const notAPhoto = () => new PhotoRefused(LABEL_MESSAGES.notAPhoto, 415);
const damaged = () => new PhotoRefused(LABEL_MESSAGES.photoDamaged, 400);

const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: MAX_PIXELS });

/**
 * Refuses an upload that is no photo of a bearable size, by its first bytes and its header: nothing is decoded,
 * and no decoder sees what only claims to be a photo. Throws PhotoRefused.
 */
export async function checkPhoto(bytes: Uint8Array): Promise<void> {
  if (bytes.length === 0) throw new PhotoRefused(LABEL_MESSAGES.noPhoto, 400);
  if (bytes.length > PHOTO_MAX_BYTES) throw tooLarge();
  const kind = pictureKind(bytes);
  if (!kind) throw notAPhoto();
  const { format, width, height } = await open(bytes)
    .metadata()
    .catch((error: Error) => {
      throw /pixel limit/.test(error.message) ? tooLarge() : damaged();
    });
  if (format !== kind) throw notAPhoto();
  if (width * height > MAX_PIXELS) throw tooLarge();
}

/**
 * A checked upload as an upright JPEG of at most 1920 pixels a side, without metadata. Only memory is used.
 * Throws PhotoRefused.
 */
export function preparePhoto(bytes: Uint8Array): Promise<Uint8Array> {
  return open(bytes)
    .rotate()
    .resize({ width: PHOTO_MAX_SIDE, height: PHOTO_MAX_SIDE, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 95 })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer()
    .catch(() => {
      throw damaged();
    });
}
