import { eq, sql } from "drizzle-orm";
import type { Db, Store } from "~/db/store";
import type { Blobs } from "~/platform/blobs.server";
import { holdUser } from "~/platform/hold-user.server";
import { refuseUnseen } from "./changed-elsewhere.server";

type Change = {
  nickname: string;
  lastName: string | null;
  /** The new picture as a JPEG; null removes the old one; undefined keeps it. */
  picture?: Uint8Array | null;
  /** When what the form showed was changed last. */
  seen?: number;
};

/**
 * Saves names and picture. A picture's file is there before the row names it, and the old one goes after.
 * @throws {ChangedElsewhere} when another change came after the one that was `seen`
 */
export async function editProfile(
  store: Store,
  avatars: Blobs,
  userId: string,
  { nickname, lastName, picture, seen }: Change,
  now: number,
): Promise<void> {
  const avatar = picture && `avatar_${userId}_${now}.jpg`;
  if (picture && avatar) await avatars.put(avatar, picture);
  const told = { nickname, last_name: lastName, ...(avatar !== undefined && { avatar }), updated_at: now };
  let old: string | null | undefined;
  try {
    old = await store.tx((db) => write(db, userId, told, seen));
  } catch (error) {
    // A commit whose answer was lost counts.
    if (avatar && (await avatarOf(store.read, userId)) !== avatar) await avatars.remove(avatar);
    throw error;
  }
  // What can't be removed now goes with the account.
  if (avatar !== undefined && old && old !== avatar) await avatars.remove(old).catch(() => {});
}

type Told = {
  nickname: string;
  last_name: string | null;
  avatar?: string | null;
  updated_at: number;
};

/** Gives the file name of the picture before. */
async function write(db: Db, userId: string, told: Told, seen: number | undefined) {
  await holdUser(db, userId);
  await refuseUnseen(db, userId, { nickname: told.nickname, last_name: told.last_name }, seen);
  const before = await avatarOf(db, userId);
  const { user_info: info } = db.t;
  // Who never told a first name has told one now.
  const name = sql`coalesce(${info.name}, excluded.name)`;
  await db
    .insert(info)
    .values({ user_id: userId, name: told.nickname, ...told })
    .onConflictDoUpdate({ target: info.user_id, set: { ...told, name } });
  return before;
}

async function avatarOf(db: Db, userId: string) {
  const { user_info: info } = db.t;
  const [row] = await db.select({ avatar: info.avatar }).from(info).where(eq(info.user_id, userId));
  return row?.avatar;
}
