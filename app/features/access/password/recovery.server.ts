import { eq } from "drizzle-orm";
import { z } from "zod";
import { lockUser } from "~/db/rows.server";
import type { Db, Store } from "~/db/store";
import { revokeAllSignIns, setConfirmed } from "~/features/access/account.server";
import { PASSWORD_MESSAGES, RESET_SIGN_OUT_MS, tokensOfPair } from "~/features/access/credentials";
import { composeMail } from "~/features/mail/compose-mail.server";
import {
  LINK_MAILS_PER_HOUR,
  makeToken,
  newMailId,
  queueMail,
  recentMails,
  spendToken,
  tokenOwner,
  unqueueMail,
  wakeMail,
} from "~/features/mail/mailer.server";
import { sessionOfPair } from "~/http/bearer.server";
import { Refusal } from "~/http/refusal";
import { endSessionAt } from "~/http/session.server";
import type { TokenKey } from "~/platform/crypto.server";
import { logEvent, logUser } from "~/platform/log/log.server";
import type { Settings } from "~/platform/settings/settings.server";
import { checkNewPassword, hashPassword, refusePasswords, replacePassword } from "./password.server";

/** A link with which this person chooses a new password, once and within 30 minutes; as a mail would bring it. */
export async function recoveryLink(
  store: Store,
  userId: string,
  baseUrl: string,
  now: number,
): Promise<string> {
  const token = await store.tx(async (db) => {
    await lockUser(db, userId);
    return makeToken(db, { userId, purpose: "recovery" }, now);
  });
  return composeMail({ kind: "recovery", token, at: now, timeZone: "UTC" }, baseUrl).link;
}

const NOBODY = "nobody";

/**
 * Queues the mail with which the owner of an address chooses a new password, if there is one and they got few of them
 * within the hour. The writes are always the same, so that timing tells nothing.
 */
export async function requestRecovery(store: Store, email: string, now: number): Promise<void> {
  const id = newMailId();
  await store.tx(async (db) => {
    const { users } = db.t;
    // Held, so that two requests at once are counted one after the other.
    const [owner] = await db.forUpdate(db.select({ id: users.id }).from(users).where(eq(users.email, email)));
    const userId = owner?.id ?? NOBODY;
    const before = await recentMails(db, userId, "recovery", now);
    const mail = { id, userId, kind: "recovery" } as const;
    await queueMail(db, mail, now);
    if (!owner || before >= LINK_MAILS_PER_HOUR) await unqueueMail(db, mail);
  });
  wakeMail();
}

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
  newPassword: z.string("Please enter a new password"),
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
      await revokeAllSignIns(db, userId);
    }
    await replacePassword(db, { userId, password_hash, mailId, spare: here }, now);
    if (here) await endSessionAt(db, here, now + RESET_SIGN_OUT_MS);
    return true;
  });
  if (done) wakeMail();
  return done;
}
