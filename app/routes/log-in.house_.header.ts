import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { redirectAfterLogIn } from "~/features/access/log-in.server";
import { beginSession, enterByHeader } from "~/features/access/sso/enter.server";
import { afterLogInSchema, ssoRefused } from "~/features/access/sso/flow.server";
import { readForm } from "~/http/form.server";
import { errorPage } from "~/http/refusal";
import { safePath } from "~/http/safe-path";
import { proxyUser } from "~/http/sender.server";
import { browserZone, signInRequest } from "~/http/viewer.server";

export const loader = () => redirect("/log-in");

/** Logs in whom the proxy in front names. */
export async function action({ request }: ActionFunctionArgs) {
  const { value, refusal } = await readForm(request, afterLogInSchema);
  if (refusal?.status === 429) throw errorPage(refusal);
  const redirectTo = safePath(value?.redirectTo);
  const email = proxyUser(request);
  if (email === undefined) return redirect(`/log-in?redirectTo=${encodeURIComponent(redirectTo)}`, 303);
  const visit = { ...signInRequest(request), timeZone: browserZone(request), invite: value?.invite };
  const headers = new Headers();
  try {
    const account = await enterByHeader(visit, email);
    await beginSession(visit, account, "proxy", headers);
    return await redirectAfterLogIn(visit, account.userId, { ...value }, headers);
  } catch (error) {
    return ssoRefused(error, { redirectTo }, headers, "proxy");
  }
}
