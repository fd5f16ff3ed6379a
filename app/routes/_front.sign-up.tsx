import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { ACCOUNT_MESSAGES } from "~/features/account/messages";
import { PASSWORD_MESSAGES } from "~/features/account/password/password-messages";
import { passwordProblem } from "~/features/account/password/password-problem.server";
import { CredentialsForm } from "~/features/account/sign-in/credentials-form";
import { credentialsSchema } from "~/features/account/sign-in/credentials-schema.server";
import { signUp } from "~/features/account/sign-in/sign-up.server";
import { MailSent } from "~/features/mail/mail-sent";
import { answerUnexpected } from "~/http/answer-unexpected.server";
import { signIn } from "~/http/auth.server";
import { readForm } from "~/http/form.server";
import { signedUpCookie } from "~/http/host-cookies.server";
import { signUpLimit } from "~/http/limits.server";
import { setPlainCookie } from "~/http/plain-cookie";
import { safePath } from "~/http/safe-path";
import { TOO_OFTEN } from "~/http/too-often";
import { browserZone, viewerOf } from "~/http/viewer.server";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { logEvent } from "~/platform/log/request-context.server";
import { Dialog } from "~/ui/dialog";

export const meta: MetaFunction = () => [{ title: "Sign up · Pixelplate" }];

export async function loader({ request }: LoaderFunctionArgs) {
  if (await viewerOf(request)) throw redirect("/");
  const query = new URL(request.url).searchParams;
  return {
    redirectTo: safePath(query.get("redirectTo")),
    open: settings.signUps === "open",
    sent: query.has("sent"),
    toOutbox: !settings.smtpUrl,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const { value, reply, refusal } = await readForm(request, credentialsSchema);
  if (settings.signUps === "closed")
    return data(reply({ "": [ACCOUNT_MESSAGES.signUpsClosed] }), { status: 403 });
  if (!value) return data(reply(), refusal);
  const toConfirm = settings.emailConfirmation === "required";
  return answerUnexpected(
    request,
    async () => {
      const problem = await passwordProblem(value.password, value.email);
      if (problem) return data(reply({ password: problem }), { status: 400 });
      const tooOften = await signUpLimit(request);
      if (tooOften) return data(reply({ "": [TOO_OFTEN] }), tooOften);
      const made = await signUp(store, { ...value, timeZone: browserZone(request), toConfirm }, now());
      if (!made.ok) return data(reply({ email: [ACCOUNT_MESSAGES.emailTaken] }), { status: 400 });
      if (toConfirm) {
        const here = { "Set-Cookie": await signedUpCookie.set(made.userId) };
        return redirect("/sign-up?sent=1", { status: 303, headers: here });
      }
      const headers = await signIn(request, made.userId);
      logEvent("signed up");
      headers.append("Set-Cookie", setPlainCookie("prompted", ""));
      return redirect(safePath(value.redirectTo), { status: 303, headers });
    },
    (status) => data(reply({ "": [PASSWORD_MESSAGES.unexpected] }), { status }),
  );
}

export default function SignUp() {
  const { redirectTo, open, sent, toOutbox } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  if (sent)
    return (
      <Dialog title="Create Free Account" closeTo="/" goesBack>
        <MailSent text={PASSWORD_MESSAGES.signedUp} toOutbox={toOutbox} />
      </Dialog>
    );
  return (
    <Dialog title="Create Free Account" closeTo="/" goesBack>
      {open ? (
        <CredentialsForm purpose="sign-up" redirectTo={redirectTo} lastResult={lastResult} />
      ) : (
        <p>{ACCOUNT_MESSAGES.signUpsClosed}</p>
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
