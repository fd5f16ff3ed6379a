import type { Db } from "~/db/store";
import { NO_PASSWORD } from "../password/no-password";
import { replacePassword } from "../password/replace-password.server";
import { setConfirmed } from "../sign-in/confirm-email.server";
import { endOtherWays } from "../sign-in/end-other-ways.server";

/** Notes that an account's address was proved. If it never was before, all former ways in may be somebody else's, and end; true then. */
export async function proveAddress(db: Db, userId: string, now: number): Promise<boolean> {
  if (!(await setConfirmed(db, userId, now))) return false;
  await replacePassword(db, { userId, password_hash: NO_PASSWORD }, now);
  await endOtherWays(db, userId);
  return true;
}
