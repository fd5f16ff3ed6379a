import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db, Store } from "~/db/store";

/** The secret part of the address of a person's picture; null while there is none. */
export async function pictureLinkOf(db: Db, userId: string): Promise<string | null> {
  const { users } = db.t;
  const [row] = await db.select({ link: users.picture_id }).from(users).where(eq(users.id, userId));
  return row?.link ?? null;
}

/** Makes a new address, of 128 random bits; one that there was is dead at once. */
export async function renewPictureLink(store: Store, userId: string): Promise<string> {
  const link = randomBytes(16).toString("hex");
  await setLink(store, userId, link);
  return link;
}

export const endPictureLink = (store: Store, userId: string): Promise<void> => setLink(store, userId, null);

const setLink = (store: Store, userId: string, picture_id: string | null) =>
  store.tx(async (db) => {
    const { users } = db.t;
    await db.update(users).set({ picture_id }).where(eq(users.id, userId));
  });
