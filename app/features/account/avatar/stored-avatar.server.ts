import { and, eq } from "drizzle-orm";
import type { Db } from "~/db/store";

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
