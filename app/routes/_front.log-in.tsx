import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { houseAtLogIn } from "~/features/account/house/house-at-log-in.server";
import { HouseLogIn } from "~/features/account/house/house-log-in";
import { PASSWORD_MESSAGES } from "~/features/account/password/password-messages";
import { learnTimeZone } from "~/features/account/preferences/set-hours.server";
import { checkCredentials } from "~/features/account/sign-in/check-credentials.server";
import { CredentialsForm } from "~/features/account/sign-in/credentials-form";
import { credentialsSchema } from "~/features/account/sign-in/credentials-schema.server";
import { answerForm } from "~/http/answer-form.server";
import { signIn } from "~/http/auth.server";
import { lateFormCookie } from "~/http/host-cookies.server";
import { claimLateForm } from "~/http/late-form.server";
import { safePath } from "~/http/safe-path";
import { browserZone, viewerOf } from "~/http/viewer.server";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Log in · Pixelplate" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  if (!query.has("again") && (await viewerOf(request))) throw redirect("/");
  const { status, ...ways } = houseAtLogIn(settings, request);
  const lateForm = await lateFormCookie.read(request);
  return data({ redirectTo: safePath(query.get("redirectTo")), lateForm, ...ways }, status);
}

export async function action({ request }: ActionFunctionArgs) {
  return answerForm(request, credentialsSchema, { failed: PASSWORD_MESSAGES.unexpected }, async (value) => {
    const userId = await checkCredentials(store, settings, request, value, now());
    const zone = browserZone(request);
    if (zone) await learnTimeZone(store, userId, zone);
    const headers = await signIn(request, userId);
    const redirectTo = safePath(value.redirectTo);
    const lateForm = await claimLateForm(store, value.lateForm, userId, now());
    if (value.lateForm) headers.append("Set-Cookie", await lateFormCookie.clear());
    // Sent on with this form, whose key `readForm` knows: the page shows what was typed as if it had refused it.
    return redirect(redirectTo, { status: lateForm === redirectTo ? 307 : 303, headers });
  });
}

export default function LogIn() {
  const { redirectTo, lateForm, house, only } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <Dialog title="Log In" closeTo="/" goesBack>
      <HouseLogIn {...house} redirectTo={redirectTo} lateForm={lateForm}>
        {!only && (
          <>
            <CredentialsForm
              purpose="log-in"
              redirectTo={redirectTo}
              lateForm={lateForm}
              lastResult={lastResult}
            />
            <p className="switch-dialog">
              <Link to="/forgot-password" replace preventScrollReset>
                Forgot password?
              </Link>
              <br />
              New here?{" "}
              <Link to={`/sign-up?redirectTo=${encodeURIComponent(redirectTo)}`} replace preventScrollReset>
                Sign up
              </Link>
            </p>
          </>
        )}
      </HouseLogIn>
    </Dialog>
  );
}
