import type { z } from "zod";
import type { Store } from "~/db/store";
import { Refusal } from "~/http/refusal";
import { UploadRefused } from "~/platform/picture-process/upload-refused";
import { readCrop } from "../avatar/avatar-crop";
import { avatarPicture } from "../avatar/avatar-picture.server";
import { ZOOM_MAX, ZOOM_MIN } from "../avatar/avatar-rules";
import { ACCOUNT_MESSAGES } from "../messages";
import { editProfile } from "./edit-profile.server";
import type { editProfileSchema } from "./edit-profile-schema.server";
import { saveAgain } from "./save-again";

type Sent = z.output<typeof editProfileSchema>;

/** Saves the 'Edit Profile' form, with its picture cropped. Throws Refusal: 400, 413, 503, 409 for one changed elsewhere. */
export async function changeProfile(
  store: Store,
  userId: string,
  { nickname, lastName, updatedAt: seen, ...sent }: Sent,
  now: number,
): Promise<void> {
  const picture = await pictureIn(userId, sent);
  const change = { nickname, lastName: lastName || null, seen, picture };
  const { changedAt } = await editProfile(store, userId, change, now);
  if (changedAt !== undefined) throw saveAgain(changedAt);
}

async function pictureIn(userId: string, sent: Pick<Sent, "avatar" | "removeAvatar" | "zoom" | "x" | "y">) {
  const crop = readCrop(sent);
  if (!crop) throw new Refusal(400, { zoom: [ACCOUNT_MESSAGES.between(ZOOM_MIN, ZOOM_MAX)] });
  if (!sent.avatar) return sent.removeAvatar ? null : undefined;
  try {
    return await avatarPicture(userId, new Uint8Array(await sent.avatar.arrayBuffer()), crop);
  } catch (error) {
    if (!(error instanceof UploadRefused)) throw error;
    throw new Refusal(error.status, { avatar: [error.message] });
  }
}
