import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import type { Store } from "~/db/store";
import { undefinedIfMissing } from "./unless-missing.server";

/** Moves the avatars of former versions and of their backups, which were files, into the database; those that no profile names go. */
export async function adoptAvatarFiles(store: Store, dataDir: string): Promise<void> {
  const folder = join(dataDir, "avatars");
  const names = (await readdir(folder).catch(undefinedIfMissing)) ?? [];
  for (const name of names) {
    const [, userId] = /^avatar_([\w-]+)_\d+\.jpg$/.exec(name) ?? [];
    if (userId) await adopt(store, userId, name, await readFile(join(folder, name), "base64"));
    await rm(join(folder, name));
  }
}

async function adopt(store: Store, userId: string, name: string, jpeg: string) {
  await store.tx(async (db) => {
    const { avatars, user_info: info } = db.t;
    const [named] = await db
      .select({ avatar: info.avatar })
      .from(info)
      .where(and(eq(info.user_id, userId), eq(info.avatar, name)));
    if (named) await db.insert(avatars).values({ user_id: userId, name, jpeg }).onConflictDoNothing();
  });
}
