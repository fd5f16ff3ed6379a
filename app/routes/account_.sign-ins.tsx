import type { SubmissionResult } from "@conform-to/react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { foundBy } from "~/features/account/house/found.server";
import { houseAtLogIn } from "~/features/account/house/house-at-log-in.server";
import { HOUSE_TEXTS } from "~/features/account/house/house-texts";
import { identitiesOf, isAt, removeIdentity } from "~/features/account/house/identities.server";
import { linkFound } from "~/features/account/house/link-found.server";
import { SignIns } from "~/features/account/house/sign-ins";
import { signInsSchema } from "~/features/account/house/sign-ins-schema.server";
import { ACCOUNT_MESSAGES } from "~/features/account/messages";
import { passwordToAsk } from "~/features/account/password/password-to-ask.server";
import { requireRecentLogIn } from "~/features/account/password/require-recent-log-in.server";
import { mailNewSignIn } from "~/features/account/sign-in/mail-new-sign-in.server";
import { tokenDate } from "~/features/account/tokens/token-date";
import { answerForm } from "~/http/answer-form.server";
import { houseFoundCookie } from "~/http/host-cookies.server";
import { loggedInLately } from "~/http/recent-log-in.server";
import { redirectWithToast } from "~/http/toast.server";
import { requireViewer } from "~/http/viewer.server";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { logEvent } from "~/platform/log/request-context.server";
import { Page } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Sign-ins · Pixelplate" }];

/** The browser's router doesn't know this page: the way over a provider leaves it anyway. */
export const handle = { scripts: false };

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const { house, status } = houseAtLogIn(settings, request);
  const linked = await identitiesOf(store.read, viewer.id);
  const found = await foundBy(request, viewer.id, now());
  const recent = await loggedInLately(request);
  const shown = {
    ...house,
    linked: linked.map(({ since, issuer, subject }) => ({
      issuer,
      subject,
      host: new URL(issuer).host,
      name: (isAt(settings.oidc, issuer) && settings.oidc?.name) || "Former sign-in",
      since: tokenDate(since, viewer.timeZone),
    })),
    found: found && { email: found.email ?? found.subject },
    passwordOf: recent ? undefined : await passwordToAsk(store.read, settings, viewer),
  };
  return data(shown, status);
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const shown = (lastResult: SubmissionResult<string[]>) => lastResult;
  const options = { failed: ACCOUNT_MESSAGES.saveFailed, shown };
  return answerForm(request, signInsSchema, options, async ({ link, issuer, subject, currentPassword }) => {
    const headers = new Headers({ "Set-Cookie": await houseFoundCookie.clear() });
    if (link) {
      await linkFound(store, settings, request, viewer, { currentPassword }, now());
      logEvent("sign-in linked");
      await mailNewSignIn(store, settings, viewer.id, now());
      return redirectWithToast("/account", { type: "success", text: HOUSE_TEXTS.linked }, headers);
    }
    await requireRecentLogIn(store, settings, request, viewer, currentPassword);
    await removeIdentity(store, settings, viewer.id, { issuer, subject });
    logEvent("sign-in unlinked");
    return redirectWithToast("/account", { type: "success", text: HOUSE_TEXTS.unlinked }, headers);
  });
}

export default function Linked() {
  const shown = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <Page title="Sign-ins">
      <SignIns {...shown} lastResult={lastResult} />
    </Page>
  );
}
