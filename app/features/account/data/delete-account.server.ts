import { eq } from "drizzle-orm";
import { z } from "zod";
import { lockUser } from "~/db/lock-user.server";
import type { Db, Store } from "~/db/store";
import { userTables } from "~/db/user-tables";
import type { Blobs } from "~/platform/files/blobs.server";

/** The password is read only long after the log-in. */
export const deleteAccountSchema = z.object({
  confirm: z.literal("yes"),
  currentPassword: z.string().optional(),
});

/**
 * Deletes an account: every row in one transaction, then its files, then what both left in the database's log.
 * Once the rows are gone the account is; what fails after that is given back, for the operator to hear of.
 */
export async function deleteAccount(store: Store, files: Blobs[], userId: string): Promise<unknown[]> {
  await store.tx((db) => deleteRows(db, userId));
  const rest = await Promise.allSettled([...files.map((folder) => folder.removeOf(userId)), store.scrub()]);
  return rest.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
}

/** The user's row is taken first and leaves last: nobody adds rows to the others meanwhile. */
async function deleteRows(db: Db, userId: string) {
  await lockUser(db, userId);
  const { users } = db.t;
  // Backwards: what a row brings about stands in a later table, such as a mail and its token in an earlier one.
  for (const table of Object.values(userTables(db.t)).reverse())
    await db.delete(table).where(eq(table.user_id, userId));
  await db.delete(users).where(eq(users.id, userId));
}
