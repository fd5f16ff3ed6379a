import { checkedPicture, openPicture, PictureRefused } from "~/platform/uploaded-picture.server";
import { LABEL_MESSAGES } from "./messages";
import { PHOTO_MAX_BYTES, PHOTO_MAX_SIDE } from "./photo-size";

const MAX_SECONDS = 10;

const REFUSALS = {
  empty: { message: LABEL_MESSAGES.noPhoto, status: 400 },
  "too large": { message: LABEL_MESSAGES.photoTooLarge, status: 413 },
  "no picture": { message: LABEL_MESSAGES.notAPhoto, status: 415 },
  damaged: { message: LABEL_MESSAGES.photoDamaged, status: 400 },
} as const;

/** Why a picture is not taken, with the HTTP status that says so. */
export class PhotoRefused extends Error {
  readonly status: number;
  constructor(why: PictureRefused["why"]) {
    super(REFUSALS[why].message);
    this.status = REFUSALS[why].status;
  }
}

/** Refuses an upload that is no photo of a bearable size, before it is decoded. Throws PhotoRefused. */
export async function checkPhoto(bytes: Uint8Array): Promise<void> {
  try {
    await checkedPicture(bytes, PHOTO_MAX_BYTES);
  } catch (error) {
    if (error instanceof PictureRefused) throw new PhotoRefused(error.why);
    throw error;
  }
}

/**
 * A checked upload as an upright JPEG of at most 1920 pixels a side, without metadata. Only memory is used.
 * Throws PhotoRefused.
 */
export async function preparePhoto(bytes: Uint8Array): Promise<Uint8Array> {
  const photo = await openPicture(bytes);
  return photo
    .rotate()
    .resize({ width: PHOTO_MAX_SIDE, height: PHOTO_MAX_SIDE, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 95 })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer()
    .catch(() => {
      throw new PhotoRefused("damaged");
    });
}
