import type { SubmissionResult } from "@conform-to/react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ACCOUNT_MESSAGES } from "~/features/access/credentials";
import { mailNewSignIn } from "~/features/access/log-in.server";
import { requireRecentLogIn } from "~/features/access/password/change.server";
import { passwordToAsk } from "~/features/access/password/password.server";
import { confirmLink, ssoAtLogIn } from "~/features/access/sso/enter.server";
import { pendingLink } from "~/features/access/sso/flow.server";
import { identitiesOf, isAt, removeIdentity, signInsSchema } from "~/features/access/sso/identities.server";
import { SSO_TEXTS } from "~/features/access/sso/problems";
import { SignIns } from "~/features/access/sso/sign-ins";
import { tokenDate } from "~/features/access/tokens/tokens";
import { answerForm, redirectWithToast } from "~/http/form.server";
import { loggedInLately, pendingLinkCookie } from "~/http/sender.server";
import { callerOf } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { logEvent } from "~/platform/log/log.server";
import { Page } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Sign-ins · Pixelplate" }];

/** The browser's router doesn't know this page: the way over a provider leaves it anyway. */
export const handle = { scripts: false };

export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const { sso, status } = ssoAtLogIn(by.settings, request);
  const linked = await identitiesOf(by.db, by.viewer.id);
  const found = await pendingLink(request, by.viewer.id, by.now);
  const recent = await loggedInLately(by);
  const shown = {
    ...sso,
    linked: linked.map(({ since, issuer, subject }) => ({
      issuer,
      subject,
      host: new URL(issuer).host,
      name: (isAt(by.settings.oidc, issuer) && by.settings.oidc?.name) || "Former sign-in",
      since: tokenDate(since, by.viewer.timeZone),
    })),
    found: found && { email: found.email ?? found.subject },
    passwordOf: recent ? undefined : await passwordToAsk(by.db, by.settings, by.viewer),
  };
  return data(shown, status);
}

export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOf(request);
  const shown = (lastResult: SubmissionResult<string[]>) => lastResult;
  const options = { failed: ACCOUNT_MESSAGES.saveFailed, shown };
  return answerForm(request, signInsSchema, options, async ({ link, issuer, subject, currentPassword }) => {
    const headers = new Headers({ "Set-Cookie": await pendingLinkCookie.clear() });
    if (link) {
      await confirmLink(by, request, currentPassword);
      logEvent("sign-in linked");
      await mailNewSignIn(store, by.settings, by.viewer.id, by.now);
      return redirectWithToast("/account", { type: "success", text: SSO_TEXTS.linked }, headers);
    }
    await requireRecentLogIn(by, currentPassword);
    await removeIdentity(by, { issuer, subject });
    logEvent("sign-in unlinked");
    return redirectWithToast("/account", { type: "success", text: SSO_TEXTS.unlinked }, headers);
  });
}

export default function Linked() {
  const shown = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <Page title="Sign-ins" back={{ to: "/account", name: "Account" }}>
      <SignIns {...shown} lastResult={lastResult} />
    </Page>
  );
}
