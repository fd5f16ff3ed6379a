import { checkUpload, remakePicture } from "~/platform/picture-process/remake-picture.server";
import { UploadRefused, type WhyRefused } from "~/platform/picture-process/upload-refused";
import { LABEL_MESSAGES } from "../messages";
import { PHOTO_MAX_BYTES, PHOTO_MAX_SIDE } from "./photo-size";

const REFUSALS: Record<WhyRefused, [message: string, status: number]> = {
  empty: [LABEL_MESSAGES.noPhoto, 400],
  "too large": [LABEL_MESSAGES.photoTooLarge, 413],
  "no picture": [LABEL_MESSAGES.notAPhoto, 415],
  damaged: [LABEL_MESSAGES.photoDamaged, 400],
  busy: [LABEL_MESSAGES.busy, 503],
};

/** An upright JPEG of at most 1920 px a side without metadata, made in memory. Throws UploadRefused. */
export const preparePhoto = (bytes: Uint8Array): Promise<Uint8Array> =>
  remakePicture(bytes, { sideMax: PHOTO_MAX_SIDE, quality: 95 }).catch(refusePhoto);

/** Throws UploadRefused when the first bytes aren't a photo's. */
export function checkPhoto(bytes: Uint8Array): void {
  try {
    checkUpload(bytes, PHOTO_MAX_BYTES);
  } catch (error) {
    refusePhoto(error);
  }
}

function refusePhoto(error: unknown): never {
  throw error instanceof UploadRefused ? new UploadRefused(error.why, ...REFUSALS[error.why]) : error;
}
