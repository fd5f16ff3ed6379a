import { randomBytes } from "node:crypto";
import type { Options } from "@node-rs/argon2";
import { and, eq, ne } from "drizzle-orm";
import type { Db } from "~/db/store";
import { isPasswordLength, NO_PASSWORD, PASSWORD_MIN } from "~/features/access/credentials";
import { SSO_TEXTS } from "~/features/access/sso/problems";
import { queueMail } from "~/features/mail/mailer.server";
import { endAllTokens } from "~/http/bearer.server";
import { RETRY_AFTER, Refusal } from "~/http/refusal";
import { dropLoggedOutBrowsers } from "~/http/session.server";
import type { TokenKey } from "~/platform/crypto.server";
import { semaphore, TooBusy, type Turn } from "~/platform/semaphore";
import type { Settings } from "~/platform/settings/settings.server";

const PASSWORD_UNFIT = "Password doesn't meet requirements";

// argon2id with the parameters of OWASP's password storage guide.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

const argon2 = () => import("@node-rs/argon2");

const LIMITS = { atOnce: 4, waiting: 100, perKey: 51, perKeyAtOnce: 1, reserved: 1 };

/** The hash to store. The same password typed with composed or decomposed letters gives the same. */
export const hashPassword = (password: string, turn: Turn): Promise<string> =>
  inTurn(async () => (await argon2()).hash(password.normalize("NFKC"), COST), turn);

/** Whether this is the password behind `stored`. Without a stored hash, or a password, it takes as long, and is not. */
export async function isPassword(password: string, stored: string | undefined, turn: Turn): Promise<boolean> {
  // Awaited by everybody, or a stranger's first log-in would take longer.
  nobodysHash ??= argon2().then(({ hash }) => hash(randomBytes(16), COST));
  const nobodys = await nobodysHash;
  const against = stored || nobodys;
  const same = await inTurn(async () => (await argon2()).verify(against, password.normalize("NFKC")), turn);
  return same && against === stored;
}

export async function isOutdated(stored: string): Promise<boolean> {
  const { memoryCost, timeCost, parallelism } = (await argon2()).parseOptions(stored);
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

let nobodysHash: Promise<string> | undefined;

let loading: Promise<Set<string>> | undefined;

/** Shorter ones are no password here, nor the better part of one. */
const WORD_MIN = 6;

/** A password as it is compared with those that are easily guessed: in whatever case, as it is hashed. */
const comparable = (password: string): string => password.normalize("NFKC").toLowerCase();

/** The passwords that attackers try first, comparable. */
function commonPasswords(): Promise<Set<string>> {
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
  if (!isPasswordLength(password)) return [PASSWORD_UNFIT];
  const guess = comparable(password);
  const own = [email, email.slice(0, email.lastIndexOf("@"))].map(comparable);
  const easy = own.includes(guess) || isProductName(guess) || isCommon(guess, await commonPasswords());
  return easy ? [PASSWORD_UNFIT, "That password is too common. Please choose another."] : undefined;
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
