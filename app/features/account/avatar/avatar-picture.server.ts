import type { Crop } from "~/platform/picture-process/crop-box";
import { AVATAR_QUALITY, AVATAR_SIDE } from "./avatar-rules";
import { uploadedPicture } from "./uploaded-picture.server";

/** The cropped part of an upload of `who` as an upright square JPEG without metadata. Throws UploadRefused. */
export const avatarPicture = (who: string, bytes: Uint8Array, crop: Crop): Promise<Buffer> =>
  uploadedPicture(who, bytes, { crop, side: AVATAR_SIDE, quality: AVATAR_QUALITY });
