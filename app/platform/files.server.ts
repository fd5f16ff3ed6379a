import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { and, eq } from "drizzle-orm";
import type { Store } from "~/db/store";

/** Makes a file, or a folder's new names, survive a power cut. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}

const SAFE_NAME = /^[A-Za-z0-9][\w-]{0,150}\.[a-z]{2,4}$/;

export type Blobs = ReturnType<typeof blobsIn>;

const FOLDERS = ["avatars", "outbox"] as const;

export const everyBlobs = (dataDir: string): Blobs[] => FOLDERS.map((name) => blobsIn(dataDir, name));

export function blobsIn(dataDir: string, name: (typeof FOLDERS)[number]) {
  const folder = join(dataDir, name);
  return {
    async put(name: string, bytes: Uint8Array): Promise<void> {
      if (!SAFE_NAME.test(name)) throw new Error(`not a safe file name: ${JSON.stringify(name)}`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const part = join(folder, `${name}.${randomUUID()}.part`);
      try {
        await writeWhole(part, bytes);
        await rename(part, join(folder, name));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      await syncPath(folder);
    },

    async read(name: string): Promise<Buffer | undefined> {
      if (!SAFE_NAME.test(name)) return undefined;
      return readFile(join(folder, name)).catch(undefinedIfMissing);
    },

    async remove(name: string): Promise<void> {
      if (SAFE_NAME.test(name)) await rm(join(folder, name), { force: true });
    },

    /** Removes a user's files, incomplete ones included: names carry the id between underscores. */
    async removeOf(userId: string): Promise<void> {
      const names = (await readdir(folder).catch(undefinedIfMissing)) ?? [];
      const userFiles = names.filter((name) => name.includes(`_${userId}_`));
      await Promise.all(userFiles.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}

async function writeWhole(path: string, bytes: Uint8Array) {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

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
