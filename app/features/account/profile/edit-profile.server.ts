import { eq, sql } from "drizzle-orm";
import { lockUser } from "~/db/lock-user.server";
import type { Db, Store } from "~/db/store";
import type { Blobs } from "~/platform/files/blobs.server";
import { newAvatarName } from "../avatar/new-avatar-name.server";
import { type Saved, unseenChange } from "./changed-elsewhere.server";

type Change = {
  nickname: string;
  lastName: string | null;
  /** The new picture as a JPEG; null removes the old one; undefined keeps it. */
  picture?: Uint8Array | null;
  /** When what the form showed was changed last. */
  seen?: number;
};

/** Saves names and picture, unless they changed after `seen`. The new file is written before its row, the old one removed after. */
export async function editProfile(
  store: Store,
  avatars: Blobs,
  userId: string,
  { nickname, lastName, picture, seen }: Change,
  now: number,
): Promise<Saved> {
  const avatar = picture && newAvatarName(userId, now);
  if (picture && avatar) await avatars.put(avatar, picture);
  const values = { nickname, last_name: lastName, ...(avatar !== undefined && { avatar }), updated_at: now };
  let done: Awaited<ReturnType<typeof write>>;
  try {
    done = await store.tx((db) => write(db, userId, values, seen));
  } catch (error) {
    // A commit whose answer was lost counts.
    if (avatar && (await avatarOf(store.read, userId)) !== avatar) await avatars.remove(avatar);
    throw error;
  }
  // What can't be removed now goes with the account.
  if (done.needless) await avatars.remove(done.needless).catch(() => {});
  return { changedAt: done.changedAt };
}

type Values = {
  nickname: string;
  last_name: string | null;
  avatar?: string | null;
  updated_at: number;
};

/** As `Saved`, with the picture's file that no row names any more. */
async function write(
  db: Db,
  userId: string,
  values: Values,
  seen: number | undefined,
): Promise<Saved & { needless?: string | null }> {
  await lockUser(db, userId);
  const old = await avatarOf(db, userId);
  const isOther = values.avatar !== undefined && values.avatar !== old;
  const names = { nickname: values.nickname, last_name: values.last_name };
  const changedAt = await unseenChange(db, userId, names, seen);
  if (changedAt !== undefined) return { changedAt, needless: isOther ? values.avatar : null };
  const { user_info: info } = db.t;
  // The nickname stands in for a missing first name.
  const name = sql`coalesce(${info.name}, excluded.name)`;
  await db
    .insert(info)
    .values({ user_id: userId, name: values.nickname, ...values })
    .onConflictDoUpdate({ target: info.user_id, set: { ...values, name } });
  return { needless: isOther ? old : null };
}

async function avatarOf(db: Db, userId: string) {
  const { user_info: info } = db.t;
  const [row] = await db.select({ avatar: info.avatar }).from(info).where(eq(info.user_id, userId));
  return row?.avatar;
}
