import { redirect } from "@remix-run/node";
import type { Store } from "~/db/store";
import { learnTimeZone } from "~/features/account/preferences/set-hours.server";
import { signIn } from "~/http/auth.server";
import { lateFormCookie } from "~/http/host-cookies.server";
import { claimLateForm } from "~/http/late-form.server";
import { safePath } from "~/http/safe-path";
import { browserZone } from "~/http/viewer.server";

type Sent = { redirectTo?: string; lateForm?: string };

/** Begins a session for the account that a form opened, and leads on to where its sender was going. */
export async function enter(
  store: Store,
  request: Request,
  userId: string,
  sent: Sent,
  now: number,
): Promise<Response> {
  const zone = browserZone(request);
  if (zone) await learnTimeZone(store, userId, zone);
  const headers = await signIn(request, userId);
  const redirectTo = safePath(sent.redirectTo);
  const lateForm = await claimLateForm(store, sent.lateForm, userId, now);
  if (sent.lateForm) headers.append("Set-Cookie", await lateFormCookie.clear());
  // Sent on with this form, whose key `readForm` knows: the page shows what was typed as if it had refused it.
  return redirect(redirectTo, { status: lateForm === redirectTo ? 307 : 303, headers });
}
