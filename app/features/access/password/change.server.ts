import { and, eq } from "drizzle-orm";
import { z } from "zod";
import {
  ACCOUNT_MESSAGES,
  isEmail,
  NO_PASSWORD,
  normalEmail,
  PASSWORD_MESSAGES,
} from "~/features/access/credentials";
import { SSO_TEXTS } from "~/features/access/sso/problems";
import { newMailId, wakeMail } from "~/features/mail/mailer.server";
import type { Caller, SignInRequest } from "~/http/caller.server";
import { recoveryLimit, tryPassword } from "~/http/limits.server";
import { Refusal } from "~/http/refusal";
import { loggedInLately } from "~/http/sender.server";
import {
  checkNewPassword,
  hashPassword,
  isPassword,
  passwordToAsk,
  refusePasswords,
  replacePassword,
} from "./password.server";
import { requestRecovery } from "./recovery.server";

const EMAIL_EMPTY = "Please enter your email address";
const CURRENT_EMPTY = "Please enter your current password.";
const CURRENT_WRONG = "Current password is incorrect.";

export const changePasswordSchema = z.object({
  currentPassword: z.string(CURRENT_EMPTY),
  newPassword: z.string(PASSWORD_MESSAGES.changeTooShort),
  confirmPassword: z.string().default(""),
});

type Passwords = z.output<typeof changePasswordSchema>;

/**
 * Changes a password, within the limits on guessing the current one. All sessions of the user end, this one too.
 * Throws Refusal: 400 for a wrong current or an unfit new password, 401 for a deleted account, 403 without passwords, 429.
 */
export async function changePassword(by: Caller, passwords: Passwords): Promise<void> {
  refusePasswords(by.settings);
  const { email } = by.viewer;
  const { changeTooShort: tooShort, changeDiffers: differs, changeSame } = PASSWORD_MESSAGES;
  await checkNewPassword({ ...passwords, email }, { tooShort, differs });
  if (passwords.newPassword === passwords.currentPassword)
    throw new Refusal(400, { newPassword: [changeSame] });
  if (!(await tryPassword(by.sender.block, email, () => changeHash(by, passwords))))
    throw new Refusal(400, { currentPassword: [CURRENT_WRONG] });
}

/** Null when the current password is wrong. */
async function changeHash(by: Caller, { currentPassword, newPassword }: Passwords): Promise<true | null> {
  const userId = by.viewer.id;
  const { users } = by.db.t;
  const turn = { key: userId, priority: true };
  const [user] = await by.db.select({ stored: users.password_hash }).from(users).where(eq(users.id, userId));
  if (!user) throw new Refusal(401, PASSWORD_MESSAGES.nobody);
  if (!(await isPassword(currentPassword, user.stored, turn))) return null;
  const password_hash = await hashPassword(newPassword, turn);
  const mailId = newMailId();
  const done = await by.change(async ({ db, now }) => {
    // A change that came first has made the current password a former one.
    const same = and(eq(users.id, userId), eq(users.password_hash, user.stored));
    const [row] = await db.select({ id: users.id }).from(users).where(same);
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
  by: Caller,
  passwords: z.output<typeof firstPasswordSchema>,
): Promise<void> {
  refusePasswords(by.settings);
  const { id, email } = by.viewer;
  if (!(await loggedInLately(by))) throw new Refusal(400, SSO_TEXTS.logInAgain);
  const { changeTooShort: tooShort, changeDiffers: differs } = PASSWORD_MESSAGES;
  await checkNewPassword({ ...passwords, email }, { tooShort, differs });
  const password_hash = await hashPassword(passwords.newPassword, { key: id, priority: true });
  const done = await by.change(async ({ db, now }) => {
    const { users } = db.t;
    const none = and(eq(users.id, id), eq(users.password_hash, NO_PASSWORD));
    const [row] = await db.select({ id: users.id }).from(users).where(none);
    if (row) await replacePassword(db, { userId: id, password_hash }, now);
    return row !== undefined;
  });
  if (!done) throw new Refusal(409, PASSWORD_MESSAGES.unexpected);
}

/**
 * Lets through a session that began within the last hour, unless a token was sent with it, and else the current password, within the limits on guessing.
 * Throws Refusal: 400 for a wrong or missing password, also of an account without one, 429.
 */
export async function requireRecentLogIn(by: Caller, password: string | undefined): Promise<void> {
  if (await loggedInLately(by)) return;
  const { id, email } = by.viewer;
  if ((await passwordToAsk(by.db, by.settings, by.viewer)) === null) throw refused(SSO_TEXTS.logInAgain);
  if (!password) throw refused(CURRENT_EMPTY);
  const right = await tryPassword(by.sender.block, email, async () => {
    const { users } = by.db.t;
    const [user] = await by.db.select({ stored: users.password_hash }).from(users).where(eq(users.id, id));
    return (await isPassword(password, user?.stored, { key: id, priority: true })) || null;
  });
  if (!right) throw refused(CURRENT_WRONG);
}

const refused = (text: string) => new Refusal(400, { currentPassword: [text] });

export const forgotSchema = z.object({
  email: z
    .string(EMAIL_EMPTY)
    .transform(normalEmail)
    .refine((text) => text !== "", { error: EMAIL_EMPTY, abort: true })
    .refine(isEmail, ACCOUNT_MESSAGES.emailShape),
});

/** Answers 'forgot password', within the limit of its sender. Throws Refusal: 429, 403 without passwords. */
export async function forgotPassword({ store, settings, request, now }: SignInRequest, email: string) {
  refusePasswords(settings);
  const tooOften = await recoveryLimit(request);
  if (tooOften) throw tooOften;
  await requestRecovery(store, email, now);
}
