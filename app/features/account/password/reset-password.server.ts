import { eq } from "drizzle-orm";
import type { Db, Store } from "~/db/store";
import { spendToken, tokenOwner } from "~/features/mail/mail-token.server";
import { newMailId } from "~/features/mail/queue-mail.server";
import { wakeMail } from "~/features/mail/wake-mail.server";
import { sessionOfPair } from "~/http/bearer.server";
import { endSessionAt } from "~/http/session.server";
import { logUser } from "~/platform/log/request-context.server";
import type { TokenKey } from "~/platform/secret-token.server";
import { setConfirmed } from "../sign-in/confirm-email.server";
import { tokensOfPair } from "../sign-in/token-pair";
import { hashPassword } from "./password-hash.server";
import { replacePassword } from "./replace-password.server";
import { RESET_SIGN_OUT_MS } from "./reset-timing";

/** The address of the account that a recovery link or a live pair of tokens opens. Looking consumes nothing. */
export async function recoveryEmail(db: Db, token: unknown, now: number): Promise<string | undefined> {
  const pair = tokensOfPair(token);
  const userId = await (pair ? sessionOfPair(db, pair, now) : tokenOwner(db, token, "recovery", now));
  if (!userId) return undefined;
  const { users } = db.t;
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user?.email;
}

/** `here` is the session of the browser that resets, whoever is signed in there. */
type Reset = { token: unknown; newPassword: string; here?: TokenKey };

/**
 * Takes the token of a recovery link, or a live pair, and stores the new password; false when it is none, or no more.
 * Either works once: a new password ends every pair. Every other session of the account ends with it; the one of this
 * browser lives on for the moment that the success card is shown, and not longer, whatever the browser does.
 */
export async function resetPassword(
  store: Store,
  { token, newPassword, here }: Reset,
  now: number,
): Promise<boolean> {
  const password_hash = await hashPassword(newPassword, { key: "a link", priority: true });
  const mailId = newMailId();
  const done = await store.tx(async (db) => {
    const pair = tokensOfPair(token);
    const userId = await (pair ? sessionOfPair(db, pair, now) : spendToken(db, token, "recovery", now));
    if (!userId) return false;
    logUser(userId);
    // Only the link came by mail.
    if (!pair) await setConfirmed(db, userId, now);
    await replacePassword(db, { userId, password_hash, mailId, spare: here }, now);
    if (here) await endSessionAt(db, here, now + RESET_SIGN_OUT_MS);
    return true;
  });
  if (done) wakeMail();
  return done;
}
