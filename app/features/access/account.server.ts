import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, lt, or } from "drizzle-orm";
import { z } from "zod";
import { dropInBatches, lockUser, startVersion } from "~/db/rows.server";
import { type Db, isUniqueViolation, type Store } from "~/db/store";
import { hashPassword, passwordProblem, replacePassword } from "~/features/access/password/password.server";
import { type Identity, identityRow } from "~/features/access/sso/identities.server";
import { outboxNote } from "~/features/mail/mail-kind";
import {
  LINK_MAILS_PER_HOUR,
  newMailId,
  queueMail,
  recentMails,
  spendToken,
  tokenOwner,
  wakeMail,
} from "~/features/mail/mailer.server";
import { dropWebhook } from "~/features/webhook/webhook.server";
import { endAllTokens } from "~/http/bearer.server";
import { Refusal } from "~/http/refusal";
import { dropLoggedOutBrowsers } from "~/http/session.server";
import { newToken, tokenKey } from "~/platform/crypto.server";
import type { Settings } from "~/platform/settings/settings.server";
import { ACCOUNT_MESSAGES, NO_PASSWORD, normalEmail } from "./credentials";

export const dropOldInvites = (store: Store, now: number): Promise<void> =>
  dropInBatches(store, "invite", ({ t }) => lt(t.invite.expires_at, now));

/** The invite behind what its link carries, and the address it is for; undefined if it has ended or never was. */
export async function openInvite(
  db: Db,
  value: unknown,
  now: number,
): Promise<{ email: string | null } | undefined> {
  const key = tokenKey(value);
  if (!key) return undefined;
  const { invite } = db.t;
  const named = and(eq(invite.id, key.userId), eq(invite.secret_hash, key.hash), gt(invite.expires_at, now));
  const [row] = await db.select({ email: invite.email }).from(invite).where(named);
  return row;
}

/** Why an invite let nobody in: 400 for another address than its own, 410 for one that has ended. */
export async function inviteRefusal(db: Db, value: string | undefined, now: number): Promise<Refusal> {
  return (await openInvite(db, value, now))
    ? new Refusal(400, { email: ["This invite is for another email address."] })
    : new Refusal(410, ACCOUNT_MESSAGES.inviteEnded);
}

const DAY_MS = 86_400_000;

type Invite = { email?: string; days: number };

/** Makes an invite and returns what its link carries, which nothing stores. */
export async function makeInvite(store: Store, { email, days }: Invite, now: number): Promise<string> {
  const { value, userId: id, hash } = newToken(randomBytes(6).toString("hex"));
  const row = {
    id,
    secret_hash: hash,
    email: email ?? null,
    created_at: now,
    expires_at: now + days * DAY_MS,
  };
  await store.tx(async (db) => {
    await db.insert(db.t.invite).values(row).onConflictDoNothing({ target: db.t.invite.id });
  });
  return value;
}

/** Uses an invite up for this address; false if it has ended or is for another. Of several at once one succeeds. */
async function spendInvite(db: Db, value: string, email: string, now: number): Promise<boolean> {
  const key = tokenKey(value);
  if (!key) return false;
  const { invite } = db.t;
  const spent = await db
    .delete(invite)
    .where(
      and(
        eq(invite.id, key.userId),
        eq(invite.secret_hash, key.hash),
        gt(invite.expires_at, now),
        or(isNull(invite.email), eq(invite.email, email)),
      ),
    )
    .returning({ id: invite.id });
  return spent.length > 0;
}

export async function userByEmail(db: Db, email: string): Promise<string | undefined> {
  const { users } = db.t;
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, normalEmail(email)));
  return found?.id;
}

/** Removes what opens or shows an account beside its password: linked sign-ins, passkeys, its webhook, and all addresses of its picture and shares. */
export async function revokeAllSignIns(db: Db, userId: string): Promise<void> {
  const { user_identity, passkey } = db.t;
  for (const ways of [user_identity, passkey]) await db.delete(ways).where(eq(ways.user_id, userId));
  await endPublicLinks(db, userId);
  await dropWebhook(db, userId);
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
async function askToConfirm(store: Store, userId: string, now: number): Promise<boolean> {
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
  return [
    "Please verify your email address by clicking the confirmation link sent to your inbox.",
    ...(smtpUrl ? [] : [outboxNote]),
  ];
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

/** Whether an account can be made now; with the policy `first` until there is one. */
export async function signUpsOpen(db: Db, policy: Settings["signUps"]): Promise<boolean> {
  if (policy !== "first") return policy === "open";
  const { users } = db.t;
  return (await db.select({ id: users.id }).from(users).limit(1)).length === 0;
}

/** How an account can be made now, by the policy or else by the invite; undefined when it can't. */
export async function signUpWay(
  db: Db,
  policy: Settings["signUps"],
  invite: string | undefined,
): Promise<Pick<NewAccount, "onlyFirst" | "invite"> | undefined> {
  if (await signUpsOpen(db, policy)) return { onlyFirst: policy === "first" };
  return invite ? { invite } : undefined;
}

type NewAccount = {
  email: string;
  /** None for one that is opened by other means. */
  password?: string;
  timeZone?: string;
  toConfirm?: boolean;
  confirmed?: boolean;
  identity?: Identity;
  onlyFirst?: boolean;
  invite?: string;
};
type NotMade = "email-taken" | "not-first" | "not-invited";
type SignedUp = { ok: true; userId: string } | { ok: false; reason: NotMade };

/** Makes an account; one `toConfirm` has its owner mailed a link. The unique index decides whose the address is, also when two ask at once. */
export async function signUp(store: Store, account: NewAccount, now: number): Promise<SignedUp> {
  const userId = randomBytes(16).toString("hex");
  const mailId = newMailId();
  const { password } = account;
  const password_hash =
    password === undefined ? NO_PASSWORD : await hashPassword(password, { key: account.email });
  try {
    const reason = await store.tx(async (db): Promise<NotMade | undefined> => {
      if (account.onlyFirst && !(await isFirst(db))) return "not-first";
      if (account.invite !== undefined && !(await spendInvite(db, account.invite, account.email, now)))
        return "not-invited";
      await db
        .insert(db.t.users)
        .values({
          id: userId,
          email: account.email,
          password_hash,
          share_id: userId,
          time_zone: account.timeZone ?? null,
          created_at: now,
          email_confirmed_at: account.confirmed ? now : null,
        })
        .onConflictDoNothing({ target: db.t.users.id });
      await startVersion(db, userId);
      if (account.identity)
        await db.insert(db.t.user_identity).values(identityRow(userId, account.identity, now));
      if (account.toConfirm) await queueMail(db, { id: mailId, userId, kind: "confirm" }, now);
      return undefined;
    });
    if (reason) return { ok: false, reason };
  } catch (error) {
    if (isUniqueViolation(error)) return { ok: false, reason: "email-taken" };
    throw error;
  }
  if (account.toConfirm) wakeMail();
  return { ok: true, userId };
}

async function isFirst(db: Db): Promise<boolean> {
  // Others who make the first account at the same time wait for this row.
  const row = { purpose: "first account", secret: "" };
  await db
    .insert(db.t.server_secret)
    .values(row)
    .onConflictDoUpdate({ target: db.t.server_secret.purpose, set: row });
  return signUpsOpen(db, "first");
}

/** Logs somebody out everywhere, programs too. Gives how many browsers that were. */
export async function endSessions(store: Store, userId: string): Promise<number> {
  return store.tx(async (db) => {
    const { session } = db.t;
    await lockUser(db, userId);
    await endAllTokens(db, userId);
    const ended = await db
      .delete(session)
      .where(eq(session.user_id, userId))
      .returning({ of: session.user_id });
    await dropLoggedOutBrowsers(db, userId);
    return ended.length;
  });
}
