import type { Store } from "~/db/store";
import { passwordTry } from "~/http/limits.server";
import type { RequestLike } from "~/http/request-like";
import type { TooOften } from "~/http/too-often";
import { logEvent } from "~/platform/log/request-context.server";
import type { Settings } from "~/platform/settings/settings.server";
import { askToConfirm } from "./ask-to-confirm.server";
import { logIn } from "./log-in.server";

type Credentials = { email: string; password: string };
type Tried =
  | { ok: true; userId: string }
  | { ok: false; reason: "too-often"; tooOften: TooOften }
  | { ok: false; reason: "wrong" | "unconfirmed" };

/**
 * Tries credentials, within the limits on guessing. Where addresses need confirming, an unconfirmed account with the
 * right password is mailed its link again.
 */
export async function tryLogIn(
  store: Store,
  settings: Pick<Settings, "emailConfirmation">,
  request: RequestLike,
  credentials: Credentials,
  now: number,
): Promise<Tried> {
  const attempt = await passwordTry(request, credentials.email);
  if (attempt.tooOften) return { ok: false, reason: "too-often", tooOften: attempt.tooOften };
  const userId = await logIn(store, credentials, attempt.turn);
  if (!userId) {
    logEvent("log-in refused");
    await attempt.failed();
    return { ok: false, reason: "wrong" };
  }
  await attempt.succeeded();
  if (settings.emailConfirmation === "required" && (await askToConfirm(store, userId, now)))
    return { ok: false, reason: "unconfirmed" };
  return { ok: true, userId };
}
