import { sql } from "drizzle-orm";
import { lockUser } from "~/db/lock-user.server";
import type { Db, Store } from "~/db/store";
import { newAvatarName } from "../avatar/new-avatar-name.server";
import { storeAvatar } from "../avatar/stored-avatar.server";
import { type Saved, unseenChange } from "./changed-elsewhere.server";

type Change = {
  nickname: string;
  lastName: string | null;
  /** The new picture as a JPEG; null removes the old one; undefined keeps it. */
  picture?: Uint8Array | null;
  /** When what the form showed was changed last. */
  seen?: number;
};

/** Saves names and picture in one transaction, unless they changed after `seen`. */
export async function editProfile(
  store: Store,
  userId: string,
  { nickname, lastName, picture, seen }: Change,
  now: number,
): Promise<Saved> {
  const avatar = picture && newAvatarName(userId, now);
  const values = { nickname, last_name: lastName, ...(avatar !== undefined && { avatar }), updated_at: now };
  return store.tx(async (db) => {
    await lockUser(db, userId);
    const changedAt = await unseenChange(db, userId, { nickname, last_name: lastName }, seen);
    if (changedAt !== undefined) return { changedAt };
    if (avatar !== undefined)
      await storeAvatar(db, userId, picture && avatar ? { name: avatar, jpeg: picture } : null);
    await saveNames(db, userId, values);
    return {};
  });
}

type Values = {
  nickname: string;
  last_name: string | null;
  avatar?: string | null;
  updated_at: number;
};

async function saveNames(db: Db, userId: string, values: Values) {
  const { user_info: info } = db.t;
  // The nickname stands in for a missing first name.
  const name = sql`coalesce(${info.name}, excluded.name)`;
  await db
    .insert(info)
    .values({ user_id: userId, name: values.nickname, ...values })
    .onConflictDoUpdate({ target: info.user_id, set: { ...values, name } });
}
