import { randomBytes } from "node:crypto";
import { hash, type Options, parseOptions, verify } from "@node-rs/argon2";
import { and, eq, ne } from "drizzle-orm";
import { z } from "zod";
import type { Db, Store } from "~/db/store";
import {
  ACCOUNT_MESSAGES,
  isPasswordLength,
  NO_PASSWORD,
  PASSWORD_MESSAGES,
  PASSWORD_MIN,
} from "~/features/access/credentials";
import { SSO_TEXTS } from "~/features/access/sso/problems";
import { newMailId, queueMail, wakeMail } from "~/features/mail/mailer.server";
import { endAllTokens } from "~/http/bearer.server";
import { tryPassword } from "~/http/limits.server";
import { RETRY_AFTER } from "~/http/plain-cookie";
import { Refusal } from "~/http/refusal";
import { loggedInLately } from "~/http/sender.server";
import { dropLoggedOutBrowsers } from "~/http/session.server";
import type { TokenKey } from "~/platform/crypto.server";
import { semaphore, TooBusy, type Turn } from "~/platform/semaphore";
import type { Settings } from "~/platform/settings/settings.server";

// argon2id with the parameters of OWASP's password storage guide.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

const LIMITS = { atOnce: 4, waiting: 100, perKey: 51, perKeyAtOnce: 1, reserved: 1 };

/** The hash to store. The same password typed with composed or decomposed letters gives the same. */
export const hashPassword = (password: string, turn: Turn): Promise<string> =>
  inTurn(() => hash(password.normalize("NFKC"), COST), turn);

/** Whether this is the password behind `stored`. Without a stored hash, or a password, it takes as long, and is not. */
export async function isPassword(password: string, stored: string | undefined, turn: Turn): Promise<boolean> {
  const against = stored || (await nobodysHash);
  const same = await inTurn(() => verify(against, password.normalize("NFKC")), turn);
  return same && against === stored;
}

/** Whether a hash was made at another cost than today's. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return memoryCost !== COST.memoryCost || timeCost !== COST.timeCost || parallelism !== COST.parallelism;
}

const inSlot = semaphore(LIMITS);

/**
 * A hash takes 19 MB and a whole core: few run at once, some wait, and beyond that the server says it is busy. The key of
 * a turn is the account's, so that guesses at one hold up no other.
 */
async function inTurn<T>(work: () => Promise<T>, turn: Turn): Promise<T> {
  try {
    return await inSlot(work, turn);
  } catch (error) {
    if (!(error instanceof TooBusy)) throw error;
    throw new Refusal(503, undefined, { "Retry-After": RETRY_AFTER });
  }
}

const nobodysHash = hashPassword(randomBytes(16).toString("base64url"), { key: "nobody" });

let loading: Promise<Set<string>> | undefined;

/** Shorter ones are no password here, nor the better part of one. */
const WORD_MIN = 6;

/** A password as it is compared with those that are easily guessed: in whatever case, as it is hashed. */
export const comparable = (password: string): string => password.normalize("NFKC").toLowerCase();

/** The passwords that attackers try first, comparable. */
export function commonPasswords(): Promise<Set<string>> {
  loading ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) =>
      new Set(dictionary["passwords-common"].filter(({ length }) => length >= WORD_MIN).map(comparable)),
  );
  return loading;
}

const PRODUCT = "pixelplate";

/**
 * Why a new password for this address is refused: the message, and for one that is easily guessed a hint after it.
 * Only the password as a whole is compared, so that one which merely holds a common word is fine.
 */
export async function passwordProblem(password: string, email: string): Promise<string[] | undefined> {
  if (!isPasswordLength(password)) return [ACCOUNT_MESSAGES.passwordUnfit];
  const guess = comparable(password);
  const own = [email, email.slice(0, email.lastIndexOf("@"))].map(comparable);
  const easy = own.includes(guess) || isProductName(guess) || isCommon(guess, await commonPasswords());
  return easy ? [ACCOUNT_MESSAGES.passwordUnfit, ACCOUNT_MESSAGES.passwordCommon] : undefined;
}

/** The product's name, also with digits and signs after it. */
const isProductName = (guess: string) => guess.replace(/(?<![^a-z])[^a-z]+$/, "") === PRODUCT;

/** A common password, or one with a year behind it, as in "summer2026!". */
function isCommon(guess: string, common: Set<string>) {
  if (common.has(guess)) return true;
  const [, word] = /^(.+?)[-_. ]?(?:19|20)\d\d[^a-z0-9]?$/.exec(guess) ?? [];
  return word !== undefined && common.has(word);
}

type NewPassword = { newPassword: string; confirmPassword: string; email: string };
type Texts = { tooShort: string; differs: string };

/** Checks a new password, typed twice. Throws Refusal, in the form's own `texts`. */
export async function checkNewPassword(
  { newPassword, confirmPassword, email }: NewPassword,
  { tooShort, differs }: Texts,
): Promise<void> {
  if ([...newPassword.normalize("NFKC")].length < PASSWORD_MIN)
    throw new Refusal(400, { newPassword: [tooShort] });
  const problem = (await passwordProblem(newPassword, email))?.at(-1);
  if (problem) throw new Refusal(400, { newPassword: [problem] });
  if (newPassword !== confirmPassword) throw new Refusal(400, { confirmPassword: [differs] });
}

/** Throws Refusal (403) where only the home's sign-in provider opens accounts. */
export function refusePasswords({ oidc }: Pick<Settings, "oidc">): void {
  if (oidc?.only) throw new Refusal(403, SSO_TEXTS.only(oidc.name));
}

type Replacement = { userId: string; password_hash: string; mailId?: string; spare?: TokenKey };

/** Stores a new password. All sessions but `spare`, all tokens and all mailed links end; `mailId` queues the notice. */
export async function replacePassword(db: Db, replacement: Replacement, now: number) {
  const { userId, password_hash, mailId, spare } = replacement;
  const { users, session, mail_token, outbox } = db.t;
  await db.update(users).set({ password_hash }).where(eq(users.id, userId));
  const others = spare && ne(session.id_hash, spare.hash);
  await db.delete(session).where(and(eq(session.user_id, userId), others));
  await dropLoggedOutBrowsers(db, userId);
  await endAllTokens(db, userId);
  await db.delete(mail_token).where(eq(mail_token.user_id, userId));
  await db.delete(outbox).where(and(eq(outbox.user_id, userId), eq(outbox.kind, "recovery")));
  if (mailId) await queueMail(db, { id: mailId, userId, kind: "password-changed" }, now);
}

/** The address whose password proves this person once more; null where there is none, and only logging in again does. */
export async function passwordToAsk(
  db: Db,
  { oidc }: Pick<Settings, "oidc">,
  { id, email }: { id: string; email: string },
): Promise<string | null> {
  if (oidc?.only) return null;
  const { users } = db.t;
  const [user] = await db.select({ stored: users.password_hash }).from(users).where(eq(users.id, id));
  return user?.stored === NO_PASSWORD ? null : email;
}

export const changePasswordSchema = z.object({
  currentPassword: z.string(PASSWORD_MESSAGES.currentEmpty),
  newPassword: z.string(PASSWORD_MESSAGES.changeTooShort),
  confirmPassword: z.string().default(""),
});

type User = { id: string; email: string };
type Passwords = z.output<typeof changePasswordSchema>;

/**
 * Changes a password, within the limits on guessing the current one. All sessions of the user end, this one too.
 * Throws Refusal: 400 for a wrong current or an unfit new password, 401 for a deleted account, 403 without passwords, 429.
 */
export async function changePassword(
  store: Store,
  settings: Pick<Settings, "oidc">,
  request: Request,
  { id, email }: User,
  passwords: Passwords,
  now: number,
): Promise<void> {
  refusePasswords(settings);
  const { changeTooShort: tooShort, changeDiffers: differs, changeSame } = PASSWORD_MESSAGES;
  await checkNewPassword({ ...passwords, email }, { tooShort, differs });
  if (passwords.newPassword === passwords.currentPassword)
    throw new Refusal(400, { newPassword: [changeSame] });
  if (!(await tryPassword(request, email, () => changeHash(store, id, passwords, now))))
    throw new Refusal(400, { currentPassword: [PASSWORD_MESSAGES.currentWrong] });
}

/** Null when the current password is wrong. */
async function changeHash(
  store: Store,
  userId: string,
  { currentPassword, newPassword }: Passwords,
  now: number,
): Promise<true | null> {
  const { users } = store.read.t;
  const turn = { key: userId, priority: true };
  const [user] = await store.read
    .select({ stored: users.password_hash })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new Refusal(401, PASSWORD_MESSAGES.nobody);
  if (!(await isPassword(currentPassword, user.stored, turn))) return null;
  const password_hash = await hashPassword(newPassword, turn);
  const mailId = newMailId();
  const done = await store.tx(async (db) => {
    // A change that came first has made the current password a former one.
    const same = and(eq(users.id, userId), eq(users.password_hash, user.stored));
    const [row] = await db.forUpdate(db.select({ id: users.id }).from(users).where(same));
    if (row) await replacePassword(db, { userId, password_hash, mailId }, now);
    return row !== undefined;
  });
  if (!done) return null;
  wakeMail();
  return true;
}

export const firstPasswordSchema = z.object({
  newPassword: z.string(PASSWORD_MESSAGES.changeTooShort),
  confirmPassword: z.string().default(""),
});

/**
 * Sets the password of an account that has none, by a session that began within the last hour; all sessions end, this
 * one too. Throws Refusal: 400 for an unfit one or a long session, 403 without passwords, 409 when there is one.
 */
export async function setFirstPassword(
  store: Store,
  settings: Pick<Settings, "oidc">,
  request: Request,
  { id, email }: { id: string; email: string },
  passwords: z.output<typeof firstPasswordSchema>,
  now: number,
): Promise<void> {
  refusePasswords(settings);
  if (!(await loggedInLately(request))) throw new Refusal(400, SSO_TEXTS.logInAgain);
  const { changeTooShort: tooShort, changeDiffers: differs } = PASSWORD_MESSAGES;
  await checkNewPassword({ ...passwords, email }, { tooShort, differs });
  const password_hash = await hashPassword(passwords.newPassword, { key: id, priority: true });
  const done = await store.tx(async (db) => {
    const { users } = db.t;
    const none = and(eq(users.id, id), eq(users.password_hash, NO_PASSWORD));
    const [row] = await db.forUpdate(db.select({ id: users.id }).from(users).where(none));
    if (row) await replacePassword(db, { userId: id, password_hash }, now);
    return row !== undefined;
  });
  if (!done) throw new Refusal(409, PASSWORD_MESSAGES.unexpected);
}

/**
 * Lets through a session that began within the last hour, unless a token was sent with it, and else the current password, within the limits on guessing.
 * Throws Refusal: 400 for a wrong or missing password, also of an account without one, 429.
 */
export async function requireRecentLogIn(
  store: Store,
  settings: Pick<Settings, "oidc">,
  request: Request,
  { id, email }: { id: string; email: string },
  password: string | undefined,
): Promise<void> {
  const byToken = /^bearer\b/i.test(request.headers.get("Authorization") ?? "");
  if (!byToken && (await loggedInLately(request))) return;
  if ((await passwordToAsk(store.read, settings, { id, email })) === null)
    throw refused(SSO_TEXTS.logInAgain);
  if (!password) throw refused(PASSWORD_MESSAGES.currentEmpty);
  const right = await tryPassword(request, email, async () => {
    const { users } = store.read.t;
    const [user] = await store.read
      .select({ stored: users.password_hash })
      .from(users)
      .where(eq(users.id, id));
    return (await isPassword(password, user?.stored, { key: id, priority: true })) || null;
  });
  if (!right) throw refused(PASSWORD_MESSAGES.currentWrong);
}

const refused = (text: string) => new Refusal(400, { currentPassword: [text] });
