import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { beginSession } from "~/features/account/house/begin-session.server";
import { enterByHeader } from "~/features/account/house/enter-by-header.server";
import { goOnSchema } from "~/features/account/house/go-on-schema.server";
import { houseRefused } from "~/features/account/house/house-refused.server";
import { leadOn } from "~/features/account/sign-in/lead-on.server";
import { readForm } from "~/http/form.server";
import { errorPage } from "~/http/refusal";
import { safePath } from "~/http/safe-path";
import { browserZone } from "~/http/viewer.server";
import { vouchedEmail } from "~/http/vouched-email.server";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

export const loader = () => redirect("/log-in");

/** Logs in whom the proxy in front names. */
export async function action({ request }: ActionFunctionArgs) {
  const { value, refusal } = await readForm(request, goOnSchema);
  if (refusal?.status === 429) throw errorPage(refusal);
  const redirectTo = safePath(value?.redirectTo);
  const email = vouchedEmail(request);
  if (email === undefined) return redirect(`/log-in?redirectTo=${encodeURIComponent(redirectTo)}`, 303);
  const visit = { request, timeZone: browserZone(request), invite: value?.invite, now: now() };
  const headers = new Headers();
  try {
    const account = await enterByHeader(store, settings, email, visit);
    await beginSession(store, visit, account, "proxy", headers);
    return await leadOn(store, account.userId, { ...value }, headers, now());
  } catch (error) {
    return houseRefused(error, { redirectTo }, headers, "proxy");
  }
}
