import type { Region } from "sharp";
import { makeSlots, TooBusy } from "~/platform/slots.server";
import {
  checkedPicture,
  openPicture,
  PictureRefused,
  refusePicture,
} from "~/platform/uploaded-picture.server";
import { type Crop, cropBox } from "./avatar-crop";
import { AVATAR_MESSAGES } from "./avatar-messages";
import { AVATAR_MAX_BYTES, AVATAR_QUALITY, AVATAR_SIDE } from "./avatar-rules";

const MAX_SECONDS = 10;

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

// Each takes a processor and up to 250 MB.
const inTurn = makeSlots({ atOnce: 1, waiting: 4 });

/** The cropped part of an upload as an upright square JPEG without metadata. Throws AvatarRefused. */
export async function avatarPicture(bytes: Uint8Array, crop: Crop): Promise<Buffer> {
  try {
    const { autoOrient } = await checkedPicture(bytes, AVATAR_MAX_BYTES);
    return await inTurn(() => cut(bytes, cropBox(autoOrient, crop)).catch(refusePicture));
  } catch (error) {
    if (error instanceof PictureRefused)
      throw new AvatarRefused(WORDS[error.why], error.why === "too large" ? 413 : 400);
    if (error instanceof TooBusy) throw new AvatarRefused(AVATAR_MESSAGES.busy, 503);
    throw error;
  }
}

const cut = async (bytes: Uint8Array, box: Region) =>
  (await openPicture(bytes))
    .rotate()
    .extract(box)
    .resize(AVATAR_SIDE, AVATAR_SIDE)
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: AVATAR_QUALITY })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
