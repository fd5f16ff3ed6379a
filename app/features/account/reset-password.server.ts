import { eq } from "drizzle-orm";
import type { Db, Store } from "~/db/store";
import { wakeMail } from "~/platform/mail-bell.server";
import { tokenOwner, useToken } from "../mail/mail-token.server";
import { newMailId } from "../mail/queue-mail.server";
import { setConfirmed } from "./confirm-email.server";
import { hashPassword } from "./password-hash.server";
import { replacePassword } from "./replace-password.server";

/** The address of the account that a recovery link opens, while it does. Looking consumes nothing. */
export async function recoveryEmail(db: Db, token: unknown, now: number): Promise<string | undefined> {
  const userId = await tokenOwner(db, token, "recovery", now);
  if (!userId) return undefined;
  const { users } = db.t;
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user?.email;
}

/** Takes the token of a recovery link and stores the new password; false when the token is none, or no more. */
export async function resetPassword(
  store: Store,
  { token, newPassword }: { token: unknown; newPassword: string },
  now: number,
): Promise<boolean> {
  const password_hash = await hashPassword(newPassword);
  const mailId = newMailId();
  const done = await store.tx(async (db) => {
    const userId = await useToken(db, token, "recovery", now);
    if (!userId) return false;
    await setConfirmed(db, userId, now);
    await replacePassword(db, { userId, password_hash, mailId }, now);
    return true;
  });
  if (done) wakeMail();
  return done;
}
