import { redirect } from "@remix-run/node";
import type { Store } from "~/db/store";
import { refusePasswords } from "~/features/access/password/rules.server";
import { claimLateForm } from "~/http/late-form.server";
import { tryPassword } from "~/http/limits.server";
import { Refusal } from "~/http/refusal";
import { safePath } from "~/http/safe-path";
import { lateFormCookie, signIn } from "~/http/sender.server";
import { browserZone } from "~/http/viewer.server";
import { logEvent } from "~/platform/log/log.server";
import type { Settings } from "~/platform/settings/settings.server";
import { unconfirmed } from "./account.server";
import { learnTimeZone } from "./hours.server";
import { logIn } from "./log-in.server";
import { ACCOUNT_MESSAGES } from "./messages";

type Credentials = { email: string; password: string };

/**
 * The id of the account that the credentials open, within the limits on guessing. An unconfirmed account is mailed its
 * link again where addresses need confirming. Throws Refusal: 429, 401 for a wrong password, 403 for an unconfirmed account, or without passwords.
 */
export async function checkCredentials(
  store: Store,
  settings: Pick<Settings, "emailConfirmation" | "smtpUrl" | "oidc">,
  request: Request,
  credentials: Credentials,
  now: number,
): Promise<string> {
  refusePasswords(settings);
  const userId = await tryPassword(request, credentials.email, (turn) => logIn(store, credentials, turn));
  if (userId === null) {
    logEvent("log-in refused");
    throw new Refusal(401, ACCOUNT_MESSAGES.wrongCredentials);
  }
  const closed = await unconfirmed(store, settings, userId, now);
  if (closed) throw new Refusal(403, { password: closed });
  return userId;
}

export type AfterLogIn = { redirectTo?: string; lateForm?: string };

/** Leads somebody who has logged in on to where they were going, with the form that waited for that. */
export async function redirectAfterLogIn(
  store: Store,
  userId: string,
  sent: AfterLogIn,
  headers: Headers,
  now: number,
): Promise<Response> {
  const redirectTo = safePath(sent.redirectTo);
  const lateForm = await claimLateForm(store, sent.lateForm, userId, now);
  if (sent.lateForm) headers.append("Set-Cookie", await lateFormCookie.clear());
  // Sent on with this form, whose key `readForm` knows: the page shows what was typed as if it had refused it.
  return redirect(redirectTo, { status: lateForm === redirectTo ? 307 : 303, headers });
}

/** Begins a session for the account that a form opened, and leads on to where its sender was going. */
export async function startSessionAndGo(
  store: Store,
  request: Request,
  userId: string,
  sent: AfterLogIn,
  now: number,
): Promise<Response> {
  const zone = browserZone(request);
  if (zone) await learnTimeZone(store, userId, zone);
  return redirectAfterLogIn(store, userId, sent, await signIn(request, userId), now);
}
