import { redirect } from "@remix-run/node";
import type { Store } from "~/db/store";
import { lateFormCookie } from "~/http/host-cookies.server";
import { claimLateForm } from "~/http/late-form.server";
import { safePath } from "~/http/safe-path";

export type GoOn = { redirectTo?: string; lateForm?: string };

/** Leads somebody who has logged in on to where they were going, with the form that waited for that. */
export async function leadOn(
  store: Store,
  userId: string,
  sent: GoOn,
  headers: Headers,
  now: number,
): Promise<Response> {
  const redirectTo = safePath(sent.redirectTo);
  const lateForm = await claimLateForm(store, sent.lateForm, userId, now);
  if (sent.lateForm) headers.append("Set-Cookie", await lateFormCookie.clear());
  // Sent on with this form, whose key `readForm` knows: the page shows what was typed as if it had refused it.
  return redirect(redirectTo, { status: lateForm === redirectTo ? 307 : 303, headers });
}
