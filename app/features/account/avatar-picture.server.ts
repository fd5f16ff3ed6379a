import sharp, { type Region } from "sharp";
import { pictureKind } from "~/platform/picture-kind";
import { type Crop, cropBox } from "./avatar-crop";
import { AVATAR_MESSAGES } from "./avatar-messages";
import { AVATAR_MAX_BYTES, AVATAR_MAX_PIXELS, AVATAR_QUALITY, AVATAR_SIDE } from "./avatar-rules";

const MAX_SECONDS = 10;

/** An upload that is not taken; the message says why, for whoever sent it. */
export class PictureRefused extends Error {}

/**
 * The cropped part of an upload as an upright square JPEG without metadata. What it is is decided by its bytes alone,
 * and only what begins like a photo ever reaches a decoder. Throws PictureRefused.
 */
export async function avatarPicture(bytes: Uint8Array, crop: Crop): Promise<Buffer> {
  if (bytes.length === 0) throw new PictureRefused(AVATAR_MESSAGES.empty);
  if (bytes.length > AVATAR_MAX_BYTES) throw new PictureRefused(AVATAR_MESSAGES.tooLarge);
  const kind = pictureKind(bytes);
  if (!kind) throw new PictureRefused(AVATAR_MESSAGES.notAPicture);
  const { format, autoOrient } = await open(bytes).metadata().catch(refuse);
  if (format !== kind) throw new PictureRefused(AVATAR_MESSAGES.notAPicture);
  return inTurn(() => cut(bytes, cropBox(autoOrient, crop)).catch(refuse));
}

const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: AVATAR_MAX_PIXELS });

const cut = (bytes: Uint8Array, box: Region) =>
  open(bytes)
    .rotate()
    .extract(box)
    .resize(AVATAR_SIDE, AVATAR_SIDE)
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: AVATAR_QUALITY })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();

function refuse(error: Error): never {
  const tooLarge = /pixel limit/.test(error.message);
  throw new PictureRefused(tooLarge ? AVATAR_MESSAGES.tooLarge : AVATAR_MESSAGES.damaged);
}

let last: Promise<unknown> = Promise.resolve();

/** One picture is decoded at a time: each takes a processor and up to 200 MB. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => {});
  return mine;
}
