import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { beginSession } from "~/features/account/house/begin-session.server";
import { enterByHouse } from "~/features/account/house/enter-by-house.server";
import { finishFlow, type HousePerson } from "~/features/account/house/finish-flow.server";
import type { Flow } from "~/features/account/house/flow.server";
import { takeFlow } from "~/features/account/house/flow-cookie.server";
import { rememberFound } from "~/features/account/house/found.server";
import { HouseRefusal } from "~/features/account/house/house-refusal";
import { houseRefused } from "~/features/account/house/house-refused.server";
import { lateFormCookie } from "~/http/host-cookies.server";
import { claimLateForm } from "~/http/late-form.server";
import { houseLimit } from "~/http/limits.server";
import { browserZone } from "~/http/viewer.server";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

/** Where the provider sends people back to. The one GET that begins a session, as OpenID Connect has it: only for the browser that holds the flow's cookie, and once. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { oidc, baseUrl } = settings;
  if (!oidc || request.method !== "GET") return redirect("/log-in");
  const { flow, headers } = await takeFlow(request);
  try {
    if (flow && (await houseLimit(request))) throw new HouseRefusal("too-often");
    const { search } = new URL(request.url);
    const person = await finishFlow(oidc, baseUrl, { flow, search }, now());
    if (flow?.linkTo) {
      headers.append("Set-Cookie", await rememberFound(person, flow.linkTo, now()));
      return redirect("/account/sign-ins", { status: 303, headers });
    }
    const { redirectTo = "/", invite } = flow ?? {};
    return await entered(request, { person, redirectTo, invite }, headers);
  } catch (error) {
    return houseRefused(error, flow ?? { redirectTo: "/" }, headers);
  }
}

async function entered(
  request: Request,
  { person, redirectTo, invite }: Pick<Flow, "redirectTo" | "invite"> & { person: HousePerson },
  headers: Headers,
) {
  const visit = { request, timeZone: browserZone(request), invite, now: now() };
  const account = await enterByHouse(store, settings, person, visit);
  await beginSession(store, visit, account, "provider", headers);
  const lateForm = await claimLateForm(store, await lateFormCookie.read(request), account.userId, now());
  const back = `/log-in/house/form?redirectTo=${encodeURIComponent(redirectTo)}`;
  return redirect(lateForm === redirectTo ? back : redirectTo, { status: 303, headers });
}
