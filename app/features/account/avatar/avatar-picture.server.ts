import type { Crop } from "~/platform/picture-process/crop-box";
import { PictureRefused } from "~/platform/picture-process/picture-refused";
import { checkUpload, remakePicture } from "~/platform/picture-process/remake-picture.server";
import { makeSharedSlots } from "~/platform/shared-slots.server";
import { TooBusy } from "~/platform/slots.server";
import { AVATAR_MESSAGES } from "./avatar-messages";
import { AVATAR_MAX_BYTES, AVATAR_QUALITY, AVATAR_SIDE } from "./avatar-rules";

const WORDS = {
  empty: AVATAR_MESSAGES.empty,
  "too large": AVATAR_MESSAGES.tooLarge,
  "no picture": AVATAR_MESSAGES.notAPicture,
  damaged: AVATAR_MESSAGES.damaged,
};

/** An upload that is not taken; the message says why, for whoever sent it. */
export class AvatarRefused extends Error {
  constructor(
    message: string,
    readonly status: 400 | 413 | 503 = 400,
  ) {
    super(message);
  }
}

const inTurn = makeSharedSlots({ atOnce: 1, waiting: 4, each: 2 });

/** The cropped part of an upload of `who` as an upright square JPEG without metadata. Throws AvatarRefused. */
export async function avatarPicture(who: string, bytes: Uint8Array, crop: Crop): Promise<Buffer> {
  try {
    checkUpload(bytes, AVATAR_MAX_BYTES);
    const recipe = { crop, side: AVATAR_SIDE, quality: AVATAR_QUALITY };
    return await inTurn(who, () => remakePicture(bytes, recipe));
  } catch (error) {
    if (error instanceof PictureRefused)
      throw new AvatarRefused(WORDS[error.why], error.why === "too large" ? 413 : 400);
    if (error instanceof TooBusy) throw new AvatarRefused(AVATAR_MESSAGES.busy, 503);
    throw error;
  }
}
