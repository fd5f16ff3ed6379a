import { PictureRefused } from "~/platform/picture-process/picture-refused";
import { checkUpload, remakePicture } from "~/platform/picture-process/remake-picture.server";
import { LABEL_MESSAGES } from "./messages";
import { PHOTO_MAX_BYTES, PHOTO_MAX_SIDE } from "./photo-size";

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

/**
 * A checked upload as an upright JPEG of at most 1920 pixels a side, without metadata. Only memory is used.
 * Throws PhotoRefused, or TooBusy.
 */
export const preparePhoto = (bytes: Uint8Array): Promise<Uint8Array> =>
  remakePicture(bytes, { sideMax: PHOTO_MAX_SIDE, quality: 95 }).catch(refusePhoto);

/** Refuses an upload that doesn't begin like a photo. Throws PhotoRefused. */
export function checkPhoto(bytes: Uint8Array): void {
  try {
    checkUpload(bytes, PHOTO_MAX_BYTES);
  } catch (error) {
    refusePhoto(error);
  }
}

function refusePhoto(error: unknown): never {
  if (error instanceof PictureRefused) throw new PhotoRefused(error.why);
  throw error;
}
