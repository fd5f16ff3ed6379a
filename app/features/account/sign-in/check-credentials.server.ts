import type { Store } from "~/db/store";
import { tryPassword } from "~/http/limits.server";
import { Refusal } from "~/http/refusal";
import { logEvent } from "~/platform/log/request-context.server";
import type { Settings } from "~/platform/settings/settings.server";
import { ACCOUNT_MESSAGES } from "../messages";
import { refusePasswords } from "../password/refuse-passwords.server";
import { logIn } from "./log-in.server";
import { unconfirmed } from "./unconfirmed.server";

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
