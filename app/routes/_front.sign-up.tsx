import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { openInvite, signUpsOpen } from "~/features/access/account.server";
import { ACCOUNT_MESSAGES, PASSWORD_MESSAGES } from "~/features/access/credentials";
import { CredentialsForm } from "~/features/access/credentials-form";
import { credentialsSchema, register } from "~/features/access/log-in.server";
import { ssoAtLogIn } from "~/features/access/sso/enter.server";
import { SsoLogIn } from "~/features/access/sso/sign-ins";
import { MailSent } from "~/features/mail/mail-sent";
import { answerForm } from "~/http/form.server";
import { setPlainCookie } from "~/http/plain-cookie";
import { safePath } from "~/http/safe-path";
import { signedUpCookie, signIn } from "~/http/sender.server";
import { browserZone, signInRequest, viewerOf } from "~/http/viewer.server";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { logEvent } from "~/platform/log/log.server";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Sign up · Pixelplate" }];

export async function loader({ request }: LoaderFunctionArgs) {
  if (await viewerOf(request)) throw redirect("/");
  const query = new URL(request.url).searchParams;
  const open = await signUpsOpen(store.read, settings.signUps);
  const token = open ? null : query.get("invite");
  const invite = await openInvite(store.read, token, now());
  const ended = token !== null && !invite;
  if (settings.oidc?.only && !ended)
    throw redirect(
      invite
        ? `/log-in/house?invite=${token}`
        : `/log-in?redirectTo=${encodeURIComponent(safePath(query.get("redirectTo")))}`,
    );
  const shown = {
    redirectTo: safePath(query.get("redirectTo")),
    closed: ended ? ACCOUNT_MESSAGES.inviteEnded : open || invite ? null : ACCOUNT_MESSAGES.signUpsClosed,
    invite: token === null ? undefined : { token, email: invite?.email ?? null },
    sent: query.has("sent"),
    toOutbox: !settings.smtpUrl,
    sso: ssoAtLogIn(settings, request).sso,
  };
  return data(shown, { status: ended ? 410 : 200 });
}

export async function action({ request }: ActionFunctionArgs) {
  return answerForm(request, credentialsSchema, { failed: PASSWORD_MESSAGES.unexpected }, async (value) => {
    const timeZone = browserZone(request);
    const { userId, toConfirm } = await register(signInRequest(request), { ...value, timeZone });
    if (toConfirm) {
      const here = { "Set-Cookie": await signedUpCookie.set(userId) };
      return redirect("/sign-up?sent=1", { status: 303, headers: here });
    }
    const headers = await signIn(request, userId);
    logEvent("signed up");
    headers.append("Set-Cookie", setPlainCookie("prompted", ""));
    return redirect(safePath(value.redirectTo), { status: 303, headers });
  });
}

export default function SignUp() {
  const { redirectTo, closed, invite, sent, toOutbox, sso } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  if (sent)
    return (
      <Dialog title="Create Free Account" closeTo="/" goesBack>
        <MailSent
          text="Sign up successful! Please check your email and click the confirmation link to activate your account."
          toOutbox={toOutbox}
        />
      </Dialog>
    );
  return (
    <Dialog title="Create Free Account" closeTo="/" goesBack>
      {closed && !(invite && lastResult) ? (
        <p>{closed}</p>
      ) : (
        <SsoLogIn isNew {...sso} redirectTo={redirectTo} invite={invite?.token}>
          <CredentialsForm
            purpose="sign-up"
            redirectTo={redirectTo}
            invite={invite}
            lastResult={lastResult}
          />
        </SsoLogIn>
      )}
      <p className="switch-dialog">
        Already have an account?{" "}
        <Link to={`/log-in?redirectTo=${encodeURIComponent(redirectTo)}`} replace preventScrollReset>
          Log in
        </Link>
      </p>
    </Dialog>
  );
}
