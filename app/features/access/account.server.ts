import { randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Db, Store } from "~/db/store";
import { hashPassword } from "~/features/access/password/hash.server";
import { PASSWORD_MESSAGES } from "~/features/access/password/password";
import { replacePassword } from "~/features/access/password/replace.server";
import { passwordProblem } from "~/features/access/password/rules.server";
import { outboxNote } from "~/features/mail/mail-kind";
import { wakeMail } from "~/features/mail/mailer.server";
import {
  LINK_MAILS_PER_HOUR,
  newMailId,
  queueMail,
  recentMails,
  spendToken,
  tokenOwner,
} from "~/features/mail/queue-mail.server";
import { Refusal } from "~/http/refusal";
import type { Settings } from "~/platform/settings/settings.server";
import { normalEmail } from "./email";

export async function userByEmail(db: Db, email: string): Promise<string | undefined> {
  const { users } = db.t;
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, normalEmail(email)));
  return found?.id;
}

/** Removes what opens or shows an account beside its password: linked sign-ins, passkeys, and all addresses of its picture and shares. */
export async function revokeAllSignIns(db: Db, userId: string): Promise<void> {
  const { user_identity, passkey } = db.t;
  for (const ways of [user_identity, passkey]) await db.delete(ways).where(eq(ways.user_id, userId));
  await endPublicLinks(db, userId);
}

async function endPublicLinks(db: Db, userId: string) {
  const { users } = db.t;
  const share_id = randomBytes(16).toString("hex");
  await db.update(users).set({ picture_id: null, share_id }).where(eq(users.id, userId));
}

/** The password is read only where the form has the field. */
export const confirmEmailSchema = z.object({ password: z.string().default("") });

type Confirmation = {
  token: unknown;
  /** Whether it is opened in the browser that signed up. */
  signedUpHere: boolean;
  newPassword?: { email: string; password: string };
};

/**
 * Confirms an address by the token of its link, and ends all other links to confirm it; false when that is none, or no
 * more. A `newPassword` replaces the one typed at sign-up: only the link proves whose the address is. Throws Refusal for
 * an unfit one.
 */
export async function confirmEmail(
  store: Store,
  { token, signedUpHere, newPassword }: Confirmation,
  now: number,
): Promise<boolean> {
  const problem = newPassword && (await passwordProblem(newPassword.password, newPassword.email));
  if (problem) throw new Refusal(400, { password: problem });
  const turn = { key: "a link", priority: true };
  const password_hash = newPassword && (await hashPassword(newPassword.password, turn));
  return store.tx(async (db) => {
    const userId = await spendToken(db, token, "confirm", now);
    if (userId === undefined) return false;
    if (!(await setConfirmed(db, userId, now))) return false;
    if (password_hash) {
      await replacePassword(db, { userId, password_hash }, now);
      await revokeAllSignIns(db, userId);
    } else if (!signedUpHere) await endPublicLinks(db, userId);
    return true;
  });
}

/** Notes that somebody proved to read this person's mail; false when that was known. */
export async function setConfirmed(db: Db, userId: string, now: number): Promise<boolean> {
  const { users } = db.t;
  const unconfirmed = and(eq(users.id, userId), isNull(users.email_confirmed_at));
  const set = await db
    .update(users)
    .set({ email_confirmed_at: now })
    .where(unconfirmed)
    .returning({ id: users.id });
  return set.length > 0;
}

/** Whether this account's address is still unconfirmed; its owner is then mailed the link once more, within limits. */
export async function askToConfirm(store: Store, userId: string, now: number): Promise<boolean> {
  const id = newMailId();
  const unconfirmed = await store.tx(async (db) => {
    const { users } = db.t;
    const waiting = and(eq(users.id, userId), isNull(users.email_confirmed_at));
    // Held, so that two requests at once are counted one after the other.
    const [user] = await db.forUpdate(db.select({ id: users.id }).from(users).where(waiting));
    if (!user) return false;
    if ((await recentMails(db, userId, "confirm", now)) < LINK_MAILS_PER_HOUR)
      await queueMail(db, { id, userId, kind: "confirm" }, now);
    return true;
  });
  if (unconfirmed) wakeMail();
  return unconfirmed;
}

/** Why an account whose address needs confirming stays closed, its owner being mailed the link again; undefined when it opens. */
export async function unconfirmed(
  store: Store,
  { emailConfirmation, smtpUrl }: Pick<Settings, "emailConfirmation" | "smtpUrl">,
  userId: string,
  now: number,
): Promise<string[] | undefined> {
  if (emailConfirmation !== "required" || !(await askToConfirm(store, userId, now))) return undefined;
  return [PASSWORD_MESSAGES.unconfirmed, ...(smtpUrl ? [] : [outboxNote])];
}

/** The account that waits for the token of this confirmation link. Looking consumes nothing. */
export async function unconfirmedOwner(
  db: Db,
  token: unknown,
  now: number,
): Promise<{ id: string; email: string } | undefined> {
  const userId = await tokenOwner(db, token, "confirm", now);
  if (userId === undefined) return undefined;
  const { users } = db.t;
  const waiting = and(eq(users.id, userId), isNull(users.email_confirmed_at));
  const [owner] = await db.select({ id: users.id, email: users.email }).from(users).where(waiting);
  return owner;
}
