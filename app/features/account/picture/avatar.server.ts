import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Db } from "~/db/store";
import { Refusal } from "~/http/refusal";
import type { Crop, Recipe, Remade, WhyRefused } from "~/platform/picture/picture";
import { remakePicture, uploadProblem } from "~/platform/picture/remake.server";
import { semaphore, TooBusy } from "~/platform/semaphore";
import { AVATAR_MAX_BYTES, AVATAR_MESSAGES, AVATAR_QUALITY, AVATAR_SIDE } from "./avatar";

const REFUSALS: Record<WhyRefused, [message: string, status: number]> = {
  empty: [AVATAR_MESSAGES.empty, 400],
  "too large": [AVATAR_MESSAGES.tooLarge, 413],
  "no picture": [AVATAR_MESSAGES.notAPicture, 400],
  damaged: [AVATAR_MESSAGES.damaged, 400],
  busy: [AVATAR_MESSAGES.busy, 503],
};

const inSlot = semaphore({ atOnce: 1, waiting: 4, perKey: 2 });

/** What the recipe makes of an upload of `who`. Throws Refusal: 400, 413 or 503 at its `field`. */
export async function uploadedPicture(
  rateKey: string,
  { bytes, field }: { bytes: Uint8Array; field: string },
  recipe: Recipe,
): Promise<Buffer> {
  const why = uploadProblem(bytes, AVATAR_MAX_BYTES);
  const remade: Remade = why
    ? { refused: why }
    : await inSlot(() => remakePicture(bytes, recipe), { key: rateKey }).catch((error) => {
        if (error instanceof TooBusy) return { refused: "busy" };
        throw error;
      });
  if (remade.refused === undefined) return Buffer.from(remade.picture);
  const [message, status] = REFUSALS[remade.refused];
  throw new Refusal(status, { [field]: [message] });
}

/** The cropped part of an upload of `who` as an upright square JPEG without metadata. Throws Refusal as above. */
export const avatarPicture = (rateKey: string, bytes: Uint8Array, crop: Crop): Promise<Buffer> =>
  uploadedPicture(rateKey, { bytes, field: "avatar" }, { crop, side: AVATAR_SIDE, quality: AVATAR_QUALITY });

/** `avatar_{userId}_{ms}.jpg`, the ms followed by 128 random bits in digits: a picture is open to everybody who has its name. */
export function newAvatarName(userId: string, now: number): string {
  const digits = BigInt(`0x${randomBytes(16).toString("hex")}`)
    .toString()
    .padStart(39, "0");
  return `avatar_${userId}_${now}${digits}.jpg`;
}

const NAME = /^avatar_([\w-]{1,64})_\d{1,60}\.jpg$/;

/** Makes `picture` the user's only one; null removes it. */
export async function storeAvatar(
  db: Db,
  userId: string,
  picture: { name: string; jpeg: Uint8Array } | null,
): Promise<void> {
  const { avatars } = db.t;
  if (!picture) return void (await db.delete(avatars).where(eq(avatars.user_id, userId)));
  const values = { name: picture.name, jpeg: Buffer.from(picture.jpeg).toString("base64") };
  await db
    .insert(avatars)
    .values({ user_id: userId, ...values })
    .onConflictDoUpdate({ target: avatars.user_id, set: values });
}

/** The JPEG that `newAvatarName` named, unless it was replaced or removed. */
export async function avatarNamed(db: Db, name: string): Promise<Buffer | undefined> {
  const userId = NAME.exec(name)?.[1];
  if (!userId) return undefined;
  const { avatars } = db.t;
  const [row] = await db
    .select({ jpeg: avatars.jpeg })
    .from(avatars)
    .where(and(eq(avatars.user_id, userId), eq(avatars.name, name)));
  return row && Buffer.from(row.jpeg, "base64");
}
