import { eq } from "drizzle-orm";
import type { Db } from "~/db/store";
import { removeAllPasskeys } from "../passkeys/passkeys-of.server";
import { NO_PASSWORD } from "../password/no-password";
import { replacePassword } from "../password/replace-password.server";
import { setConfirmed } from "../sign-in/confirm-email.server";

/** Notes that an account's address was proved. If it never was before, all former ways in may be somebody else's, and end; true then. */
export async function proveAddress(db: Db, userId: string, now: number): Promise<boolean> {
  if (!(await setConfirmed(db, userId, now))) return false;
  const { user_identity: linked } = db.t;
  await replacePassword(db, { userId, password_hash: NO_PASSWORD }, now);
  await db.delete(linked).where(eq(linked.user_id, userId));
  await removeAllPasskeys(db, userId);
  return true;
}
