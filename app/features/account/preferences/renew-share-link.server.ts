import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Store } from "~/db/store";

export const renewShareLinkSchema = z.object({ confirm: z.literal("yes") });

/** Gives the user another id of 128 random bits in share links. Links with the former one are dead at once. */
export async function renewShareLink(store: Store, userId: string): Promise<void> {
  const share_id = randomBytes(16).toString("hex");
  await store.tx(async (db) => {
    const { users } = db.t;
    await db.update(users).set({ share_id }).where(eq(users.id, userId));
  });
}
