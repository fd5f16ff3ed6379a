import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { beginSession, enterBySso } from "~/features/access/sso/enter.server";
import {
  type Flow,
  finishFlow,
  rememberPendingLink,
  type SsoPerson,
  ssoRefused,
  takeFlow,
} from "~/features/access/sso/flow.server";

import { ssoRefusal } from "~/features/access/sso/problems";
import { claimInterruptedForm } from "~/http/interrupted-form.server";
import { isFirstAnswer, ssoLimit } from "~/http/limits.server";
import { interruptedFormCookie } from "~/http/sender.server";
import { browserZone, signInRequest } from "~/http/viewer.server";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

/** Where the provider sends people back to. The one GET that begins a session, as OpenID Connect has it: only for the browser that holds the flow's cookie, and once. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { oidc, baseUrl } = settings;
  if (!oidc || request.method !== "GET") return redirect("/log-in");
  const { flow, headers } = await takeFlow(request);
  try {
    if (flow && (await ssoLimit(request))) throw ssoRefusal("too-often");
    if (flow && !(await isFirstAnswer(flow.state))) throw ssoRefusal("expired", "answered before");
    const { search } = new URL(request.url);
    const person = await finishFlow(oidc, baseUrl, { flow, search }, now());
    if (flow?.linkTo) {
      headers.append("Set-Cookie", await rememberPendingLink(person, flow.linkTo, now()));
      return redirect("/account/sign-ins", { status: 303, headers });
    }
    const { redirectTo = "/", invite } = flow ?? {};
    return await entered(request, { person, redirectTo, invite }, headers);
  } catch (error) {
    return ssoRefused(error, flow ?? { redirectTo: "/" }, headers);
  }
}

async function entered(
  request: Request,
  { person, redirectTo, invite }: Pick<Flow, "redirectTo" | "invite"> & { person: SsoPerson },
  headers: Headers,
) {
  const visit = { ...signInRequest(request), timeZone: browserZone(request), invite };
  const account = await enterBySso(visit, person);
  await beginSession(visit, account, "provider", headers);
  const waitsAt = await claimInterruptedForm(
    store,
    await interruptedFormCookie.read(request),
    account.userId,
    visit.now,
  );
  const back = `/log-in/house/form?redirectTo=${encodeURIComponent(redirectTo)}`;
  return redirect(waitsAt === redirectTo ? back : redirectTo, { status: 303, headers });
}
