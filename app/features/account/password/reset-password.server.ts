import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Db, Store } from "~/db/store";
import { spendToken, tokenOwner } from "~/features/mail/mail-token.server";
import { newMailId } from "~/features/mail/queue-mail.server";
import { wakeMail } from "~/features/mail/wake-mail.server";
import { sessionOfPair } from "~/http/bearer.server";
import { Refusal } from "~/http/refusal";
import { endSessionAt } from "~/http/session.server";
import { logEvent, logUser } from "~/platform/log/request-context.server";
import type { TokenKey } from "~/platform/secret-token.server";
import type { Settings } from "~/platform/settings/settings.server";
import { setConfirmed } from "../sign-in/confirm-email.server";
import { endOtherWays } from "../sign-in/end-other-ways.server";
import { tokensOfPair } from "../sign-in/token-pair";
import { checkNewPassword } from "./check-new-password.server";
import { hashPassword } from "./password-hash.server";
import { PASSWORD_MESSAGES } from "./password-messages";
import { refusePasswords } from "./refuse-passwords.server";
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

export const newPasswordSchema = z.object({
  newPassword: z.string(PASSWORD_MESSAGES.newEmpty),
  confirmPassword: z.string().default(""),
});

/** `here` is the session of the browser that resets, of any account. */
type Reset = { token: unknown; newPassword: string; confirmPassword: string; here?: TokenKey };

/**
 * Stores a new password for the token of a recovery link, or a live pair of tokens; either works once. Every session of
 * the account ends, the one `here` a moment later, for the success card. Throws Refusal: 400, 403 without passwords.
 */
export async function resetPassword(
  store: Store,
  settings: Pick<Settings, "oidc">,
  reset: Reset,
  now: number,
): Promise<void> {
  refusePasswords(settings);
  const email = await recoveryEmail(store.read, reset.token, now);
  if (!email) throw linkDead();
  const { newTooShort: tooShort, newDiffers: differs } = PASSWORD_MESSAGES;
  await checkNewPassword({ ...reset, email }, { tooShort, differs });
  if (!(await storeNew(store, reset, now))) throw linkDead();
  logEvent("password reset");
}

const linkDead = () => new Refusal(400, PASSWORD_MESSAGES.linkDead);

/** False if the token is unknown or expired. */
async function storeNew(store: Store, { token, newPassword, here }: Reset, now: number): Promise<boolean> {
  const password_hash = await hashPassword(newPassword, { key: "a link", priority: true });
  const mailId = newMailId();
  const done = await store.tx(async (db) => {
    const pair = tokensOfPair(token);
    const userId = await (pair ? sessionOfPair(db, pair, now) : spendToken(db, token, "recovery", now));
    if (!userId) return false;
    logUser(userId);
    // Only the link came by mail. What else opens the account may be of somebody who had it before.
    if (!pair) {
      await setConfirmed(db, userId, now);
      await endOtherWays(db, userId);
    }
    await replacePassword(db, { userId, password_hash, mailId, spare: here }, now);
    if (here) await endSessionAt(db, here, now + RESET_SIGN_OUT_MS);
    return true;
  });
  if (done) wakeMail();
  return done;
}
