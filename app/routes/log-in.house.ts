import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { rememberFlow, ssoRefused, startFlow } from "~/features/access/sso/flow.server";

import { safePath } from "~/http/safe-path";
import { requireViewer } from "~/http/viewer.server";
import { settings } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

/** Longer ones would not fit into the cookies of several tabs. */
const REDIRECT_MAX_CHARS = 1000;
const INVITE_MAX_CHARS = 200;

/** Sends the reader to the home's sign-in provider, with what an invite's link carries if there is one. With `link`, whom it names is to be linked to the reader's account. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const path = safePath(query.get("redirectTo"));
  const redirectTo = path.length > REDIRECT_MAX_CHARS ? "/" : path;
  const { oidc, baseUrl } = settings;
  if (!oidc) return redirect(`/log-in?again=1&redirectTo=${encodeURIComponent(redirectTo)}`);
  const linkTo = query.has("link") ? (await requireViewer(request)).id : undefined;
  try {
    const leads = { redirectTo, linkTo, invite: query.get("invite")?.slice(0, INVITE_MAX_CHARS) };
    const { flow, url } = await startFlow(oidc, baseUrl, leads, now());
    return redirect(url, { headers: await rememberFlow(request, flow) });
  } catch (error) {
    return ssoRefused(error, { redirectTo, linkTo });
  }
}
