import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "~/db/store";
import { ACCOUNT_MESSAGES } from "~/features/access/credentials";
import { AVATAR_MESSAGES, avatarPath, readCrop, ZOOM_MAX, ZOOM_MIN } from "~/features/account/picture/avatar";
import { avatarPicture, newAvatarName, storeAvatar } from "~/features/account/picture/avatar.server";
import { type Caller, nicknameIn } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { cleanText, graphemeCount } from "~/platform/text";
import { PERSON_NAME_MAX, saveAgain } from "./profile";
import { infoOf, profileIn, type Saved, seenSchema, unseenChange } from "./profile.server";

type Identity = {
  /** What greetings call them: the nickname, else the first name. */
  nickname: string | null;
  lastName: string | null;
  avatar: string | null;
  updatedAt: number | null;
};

export async function identityOf(db: Db, userId: string): Promise<Identity> {
  const { user_info: info } = db.t;
  const [row] = await db
    .select({
      nickname: info.nickname,
      name: info.name,
      lastName: info.last_name,
      avatar: info.avatar,
      updatedAt: info.updated_at,
    })
    .from(info)
    .where(eq(info.user_id, userId));
  return {
    nickname: nicknameIn(row),
    lastName: row?.lastName ?? null,
    avatar: row?.avatar ?? null,
    updatedAt: row?.updatedAt ?? null,
  };
}

/** The profile as the API returns it; unknown fields are null. */
export async function userMetadata(db: Db, userId: string) {
  const row = await infoOf(db, userId);
  const profile = profileIn(row);
  const inches = profile.unit === "us" ? profile.height : null;
  return {
    ...profile,
    nickname: row?.nickname ?? null,
    heightFeet: inches === null ? null : Math.floor(inches / 12),
    heightInches: inches === null ? null : inches % 12,
    calculatedCalories: row?.calculated_calories ?? null,
    avatarUrl: avatarPath(row?.avatar ?? null),
  };
}

type Change = {
  nickname: string;
  lastName: string | null;
  /** The new picture as a JPEG; null removes the old one; undefined keeps it. */
  picture?: Uint8Array | null;
  /** When what the form showed was changed last. */
  seen?: number;
};

/** Saves names and picture in one transaction, unless they changed after `seen`. */
export async function editProfile(by: Caller, { nickname, lastName, picture, seen }: Change): Promise<Saved> {
  const avatar = picture && newAvatarName(by.viewer.id, by.now);
  const values = {
    nickname,
    last_name: lastName,
    ...(avatar !== undefined && { avatar }),
    updated_at: by.now,
  };
  return by.change(async (tx) => {
    const changedAt = await unseenChange(tx.db, tx.viewer.id, { nickname, last_name: lastName }, seen);
    if (changedAt !== undefined) return { changedAt };
    if (avatar !== undefined)
      await storeAvatar(tx.db, tx.viewer.id, picture && avatar ? { name: avatar, jpeg: picture } : null);
    await saveNames(tx.db, tx.viewer.id, values);
    return {};
  });
}

type Values = {
  nickname: string;
  last_name: string | null;
  avatar?: string | null;
  updated_at: number;
};

export async function saveNames(db: Db, userId: string, values: Values) {
  const { user_info: info } = db.t;
  // The nickname stands in for a missing first name.
  const name = sql`coalesce(${info.name}, excluded.name)`;
  await db
    .insert(info)
    .values({ user_id: userId, name: values.nickname, ...values })
    .onConflictDoUpdate({ target: info.user_id, set: { ...values, name } });
}

const name = z
  .string(ACCOUNT_MESSAGES.fieldEmpty)
  .max(200, { error: ACCOUNT_MESSAGES.nameTooLong, abort: true })
  .transform(cleanText)
  .refine((text) => graphemeCount(text) <= PERSON_NAME_MAX, { error: ACCOUNT_MESSAGES.nameTooLong });

const typed = z.string().max(200).optional();

/** The 'Edit Profile' form. Zoom and edges are read by `readCrop`. An empty file field gives nothing. */
export const editProfileSchema = z.object({
  nickname: name.refine((text) => text !== "", { error: ACCOUNT_MESSAGES.fieldEmpty }),
  lastName: name.optional(),
  avatar: z.file(AVATAR_MESSAGES.notAPicture).optional(),
  removeAvatar: typed,
  zoom: z.string().max(200, ACCOUNT_MESSAGES.digitsOnly).optional(),
  x: typed,
  y: typed,
  updatedAt: seenSchema,
});

type Sent = z.output<typeof editProfileSchema>;

/** Saves the 'Edit Profile' form, with its picture cropped. Throws Refusal: 400, 413, 503, 409 for one changed elsewhere. */
export async function changeProfile(
  by: Caller,
  { nickname, lastName, updatedAt: seen, ...sent }: Sent,
): Promise<void> {
  const picture = await pictureIn(by.viewer.id, sent);
  const change = { nickname, lastName: lastName || null, seen, picture };
  const { changedAt } = await editProfile(by, change);
  if (changedAt !== undefined) throw saveAgain(changedAt);
}

async function pictureIn(userId: string, sent: Pick<Sent, "avatar" | "removeAvatar" | "zoom" | "x" | "y">) {
  const crop = readCrop(sent);
  if (!crop) throw new Refusal(400, { zoom: [ACCOUNT_MESSAGES.between(ZOOM_MIN, ZOOM_MAX)] });
  if (!sent.avatar) return sent.removeAvatar ? null : undefined;
  return avatarPicture(userId, new Uint8Array(await sent.avatar.arrayBuffer()), crop);
}
