import { redirect } from "@remix-run/node";
import { and, eq } from "drizzle-orm";
import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { z } from "zod";
import type { Store } from "~/db/store";
import {
  hashPassword,
  isOutdated,
  isPassword,
  passwordProblem,
  refusePasswords,
} from "~/features/access/password/password.server";
import { newMailId, queueMail, wakeMail } from "~/features/mail/mailer.server";
import type { SignInRequest } from "~/http/caller.server";
import { longTexts } from "~/http/cut-texts";
import { claimInterruptedForm } from "~/http/interrupted-form.server";
import { senderOf, signInNoticeLimit, signUpLimit, tryPassword } from "~/http/limits.server";
import { Refusal } from "~/http/refusal";
import { safePath } from "~/http/safe-path";
import { interruptedFormCookie, signIn } from "~/http/sender.server";
import { browserZone } from "~/http/viewer.server";
import { logEvent } from "~/platform/log/log.server";
import type { Turn } from "~/platform/semaphore";
import type { Settings } from "~/platform/settings/settings.server";
import { inviteRefusal, signUp, signUpWay, unconfirmed } from "./account.server";
import { ACCOUNT_MESSAGES, isEmail, normalEmail } from "./credentials";
import { learnTimeZone } from "./hours.server";

/** What log-in and sign-up ask for. The rules for a new password are sign-up's own. */
export const credentialsSchema = z.object({
  email: z
    .string(ACCOUNT_MESSAGES.emailRequired)
    .transform(normalEmail)
    .refine((text) => text !== "", { error: ACCOUNT_MESSAGES.emailRequired, abort: true })
    .refine(isEmail, ACCOUNT_MESSAGES.emailShape),
  password: z.string("Password is required"),
  invite: z.string().max(200).optional().catch(undefined),
  redirectTo: z.string().optional().register(longTexts, { max: 8000 }),
  /** The key to a form that waits for its sender to log in again. */
  lateForm: z.string().optional(),
});

export const logOutSchema = z.object({
  redirectTo: z.string().optional().register(longTexts, { max: 8000 }),
});

type Credentials = { email: string; password: string };

/** The id of the account that these credentials open; null for a wrong password and an unknown address alike. */
export async function logIn(
  store: Store,
  { email, password }: Credentials,
  turn: Turn = { key: email },
): Promise<string | null> {
  // remix-auth reads credentials from a request's form: pages and API pass these two fields in one made for it.
  const form = new Request("http://log-in.invalid/", {
    method: "POST",
    body: new URLSearchParams({ email, password }),
  });
  return new Authenticator<string | null>()
    .use(new FormStrategy(({ form }) => verify(store, form, turn)))
    .authenticate("form", form);
}

async function verify(store: Store, form: FormData, turn: Turn): Promise<string | null> {
  const { users } = store.read.t;
  const password = String(form.get("password"));
  const [account] = await store.read
    .select({ id: users.id, stored: users.password_hash })
    .from(users)
    .where(eq(users.email, String(form.get("email"))));
  if (!(await isPassword(password, account?.stored, turn)) || !account) return null;
  if (await isOutdated(account.stored)) await storeAgain(store, account, password, turn);
  return account.id;
}

async function storeAgain(
  store: Store,
  { id, stored }: { id: string; stored: string },
  password: string,
  turn: Turn,
) {
  const password_hash = await hashPassword(password, turn);
  await store.tx(async (db) => {
    const { users } = db.t;
    await db
      .update(users)
      .set({ password_hash })
      .where(and(eq(users.id, id), eq(users.password_hash, stored)));
  });
}

type EnterCredentials = { email: string; password: string };

/**
 * The id of the account that the credentials open, within the limits on guessing. An unconfirmed account is mailed its
 * link again where addresses need confirming. Throws Refusal: 429, 401 for a wrong password, 403 for an unconfirmed account, or without passwords.
 */
export async function checkCredentials(
  { store, settings, request, now }: SignInRequest,
  credentials: EnterCredentials,
): Promise<string> {
  refusePasswords(settings);
  const userId = await tryPassword(senderOf(request), credentials.email, (turn) =>
    logIn(store, credentials, turn),
  );
  if (userId === null) {
    logEvent("log-in refused");
    throw new Refusal(401, ACCOUNT_MESSAGES.wrongCredentials);
  }
  const closed = await unconfirmed(store, settings, userId, now);
  if (closed) throw new Refusal(403, { password: closed });
  return userId;
}

type AfterLogIn = { redirectTo?: string; lateForm?: string };

/** Leads somebody who has logged in on to where they were going, with the form that waited for that. */
export async function redirectAfterLogIn(
  { store, now }: SignInRequest,
  userId: string,
  sent: AfterLogIn,
  headers: Headers,
): Promise<Response> {
  const redirectTo = safePath(sent.redirectTo);
  const waitsAt = await claimInterruptedForm(store, sent.lateForm, userId, now);
  if (sent.lateForm) headers.append("Set-Cookie", await interruptedFormCookie.clear());
  // Sent on with this form, whose key `readForm` knows: the page shows what was typed as if it had refused it.
  return redirect(redirectTo, { status: waitsAt === redirectTo ? 307 : 303, headers });
}

/** Begins a session for the account that a form opened, and leads on to where its sender was going. */
export async function startSessionAndGo(
  at: SignInRequest,
  userId: string,
  sent: AfterLogIn,
): Promise<Response> {
  const zone = browserZone(at.request);
  if (zone) await learnTimeZone(at.store, userId, zone);
  return redirectAfterLogIn(at, userId, sent, await signIn(at.request, userId));
}

/** Mails an account's owner that something new opens it; not under OIDC_ONLY, where no password can be reset. */
export async function mailNewSignIn(
  store: Store,
  { oidc }: Pick<Settings, "oidc">,
  userId: string,
  now: number,
): Promise<void> {
  if (oidc?.only || (await signInNoticeLimit(userId))) return;
  const id = newMailId();
  await store.tx((db) => queueMail(db, { id, userId, kind: "sign-in-added" }, now));
  wakeMail();
}

type Registration = { email: string; password: string; timeZone: string | undefined; invite?: string };

/**
 * Makes an account if the sign-up policy allows, or an invite, which is used up. One `toConfirm` is mailed its link, and can't log in before.
 * Throws Refusal: 403 while sign-ups are closed or without passwords, 410 for an invite that has ended, 400 for a weak password or a taken address, 429.
 */
export async function register(
  { store, settings, request, now }: SignInRequest,
  { email, password, timeZone, invite }: Registration,
): Promise<{ userId: string; toConfirm: boolean }> {
  const { signUps, emailConfirmation } = settings;
  refusePasswords(settings);
  const closed = new Refusal(403, ACCOUNT_MESSAGES.signUpsClosed);
  const way = await signUpWay(store.read, signUps, invite);
  if (!way) throw closed;
  const problem = await passwordProblem(password, email);
  if (problem) throw new Refusal(400, { password: problem });
  const tooOften = await signUpLimit(request);
  if (tooOften) throw tooOften;
  const toConfirm = emailConfirmation === "required";
  const made = await signUp(store, { email, password, timeZone, toConfirm, ...way }, now);
  if (!made.ok && made.reason === "not-first") throw closed;
  if (!made.ok && made.reason === "not-invited") throw await inviteRefusal(store.read, invite, now);
  if (!made.ok) throw new Refusal(400, { email: ["An account with this email already exists."] });
  return { userId: made.userId, toConfirm };
}
