import { randomBytes } from "node:crypto";
import type { Db } from "./store";

/** Gives a new person the row that triggers change from then on; nothing is stored for later of a person without one. */
export async function startVersion(db: Db, userId: string): Promise<void> {
  await db
    .insert(db.t.user_version)
    .values({ user_id: userId, version: randomBytes(12).toString("hex") })
    .onConflictDoNothing();
}
