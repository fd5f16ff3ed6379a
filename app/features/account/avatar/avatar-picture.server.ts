import { semaphore, TooBusy } from "~/platform/limits/semaphore";
import type { Crop } from "~/platform/picture-process/crop-box";
import { checkUpload, remakePicture } from "~/platform/picture-process/remake-picture.server";
import { UploadRefused, type WhyRefused } from "~/platform/picture-process/upload-refused";
import { AVATAR_MESSAGES } from "./avatar-messages";
import { AVATAR_MAX_BYTES, AVATAR_QUALITY, AVATAR_SIDE } from "./avatar-rules";

const REFUSALS: Record<WhyRefused, [message: string, status: number]> = {
  empty: [AVATAR_MESSAGES.empty, 400],
  "too large": [AVATAR_MESSAGES.tooLarge, 413],
  "no picture": [AVATAR_MESSAGES.notAPicture, 400],
  damaged: [AVATAR_MESSAGES.damaged, 400],
  busy: [AVATAR_MESSAGES.busy, 503],
};

const inSlot = semaphore({ atOnce: 1, waiting: 4, perKey: 2 });

/** The cropped part of an upload of `who` as an upright square JPEG without metadata. Throws UploadRefused. */
export async function avatarPicture(who: string, bytes: Uint8Array, crop: Crop): Promise<Buffer> {
  try {
    checkUpload(bytes, AVATAR_MAX_BYTES);
    const recipe = { crop, side: AVATAR_SIDE, quality: AVATAR_QUALITY };
    return await inSlot(() => remakePicture(bytes, recipe), { key: who });
  } catch (error) {
    const why = error instanceof TooBusy ? "busy" : error instanceof UploadRefused && error.why;
    throw why ? new UploadRefused(why, ...REFUSALS[why]) : error;
  }
}
