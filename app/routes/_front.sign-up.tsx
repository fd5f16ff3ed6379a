import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { CredentialsForm } from "~/features/account/credentials-form";
import { credentialsSchema } from "~/features/account/credentials-schema.server";
import { ACCOUNT_MESSAGES } from "~/features/account/messages";
import { passwordProblem } from "~/features/account/password-problem.server";
import { signUp } from "~/features/account/sign-up.server";
import { signIn } from "~/platform/auth.server";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { readForm } from "~/platform/form.server";
import { safePath } from "~/platform/safe-path";
import { viewerOf, zoneTold } from "~/platform/viewer.server";
import { Dialog } from "~/ui/dialog";

export const meta: MetaFunction = () => [{ title: "Sign up · Pixelplate" }];

export async function loader({ request }: LoaderFunctionArgs) {
  if (await viewerOf(request)) throw redirect("/");
  const redirectTo = safePath(new URL(request.url).searchParams.get("redirectTo"));
  return { redirectTo, open: settings.signUps === "open" };
}

export async function action({ request }: ActionFunctionArgs) {
  const { value, reply } = await readForm(request, credentialsSchema);
  if (settings.signUps === "closed")
    return data(reply({ "": [ACCOUNT_MESSAGES.signUpsClosed] }), { status: 403 });
  if (!value) return data(reply(), { status: 400 });
  const problem = await passwordProblem(value.password, value.email);
  if (problem) return data(reply({ password: problem }), { status: 400 });
  const made = await signUp(store, { ...value, timeZone: zoneTold(request) }, now());
  if (!made.ok) return data(reply({ email: [ACCOUNT_MESSAGES.emailTaken] }), { status: 400 });
  const headers = await signIn(request, made.userId);
  headers.append("Set-Cookie", "pp_prompted=; Path=/; Max-Age=0");
  return redirect(safePath(value.redirectTo), { status: 303, headers });
}

export default function SignUp() {
  const { redirectTo, open } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <Dialog title="Create Free Account" closeTo="/">
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
