import { semaphore, TooBusy } from "~/platform/limits/semaphore";
import type { Recipe } from "~/platform/picture-process/remade";
import { checkUpload, remakePicture } from "~/platform/picture-process/remake-picture.server";
import { UploadRefused, type WhyRefused } from "~/platform/picture-process/upload-refused";
import { AVATAR_MESSAGES } from "./avatar-messages";
import { AVATAR_MAX_BYTES } from "./avatar-rules";

const REFUSALS: Record<WhyRefused, [message: string, status: number]> = {
  empty: [AVATAR_MESSAGES.empty, 400],
  "too large": [AVATAR_MESSAGES.tooLarge, 413],
  "no picture": [AVATAR_MESSAGES.notAPicture, 400],
  damaged: [AVATAR_MESSAGES.damaged, 400],
  busy: [AVATAR_MESSAGES.busy, 503],
};

const inSlot = semaphore({ atOnce: 1, waiting: 4, perKey: 2 });

/** What the recipe makes of an upload of `who`. Throws UploadRefused. */
export async function uploadedPicture(who: string, bytes: Uint8Array, recipe: Recipe): Promise<Buffer> {
  try {
    checkUpload(bytes, AVATAR_MAX_BYTES);
    return await inSlot(() => remakePicture(bytes, recipe), { key: who });
  } catch (error) {
    const why = error instanceof TooBusy ? "busy" : error instanceof UploadRefused && error.why;
    throw why ? new UploadRefused(why, ...REFUSALS[why]) : error;
  }
}
