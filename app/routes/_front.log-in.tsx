import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { PASSWORD_MESSAGES } from "~/features/access/credentials";
import { CredentialsForm } from "~/features/access/credentials-form";
import { checkCredentials, credentialsSchema, startSessionAndGo } from "~/features/access/log-in.server";
import { PasskeyLogIn } from "~/features/access/passkeys/passkey.island";
import { checkPasskey, passkeyLogInSchema } from "~/features/access/passkeys/passkeys.server";
import { ssoAtLogIn } from "~/features/access/sso/enter.server";
import { SsoLogIn } from "~/features/access/sso/sign-ins";
import { answerForm } from "~/http/form.server";
import { safePath } from "~/http/safe-path";
import { interruptedFormCookie } from "~/http/sender.server";
import { signInRequest, viewerOf } from "~/http/viewer.server";
import { settings } from "~/platform/boot.server";
import { logEvent } from "~/platform/log/log.server";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Log in · Pixelplate" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  if (!query.has("again") && (await viewerOf(request))) throw redirect("/");
  const { status, ...ways } = ssoAtLogIn(settings, request);
  const lateForm = await interruptedFormCookie.read(request);
  const passkeys = settings.passkeys !== undefined;
  return data({ redirectTo: safePath(query.get("redirectTo")), lateForm, passkeys, ...ways }, status);
}

export async function action({ request }: ActionFunctionArgs) {
  const here = signInRequest(request);
  const schema = (sent: FormData) => (sent.has("credential") ? passkeyLogInSchema : credentialsSchema);
  return answerForm(request, schema, { failed: PASSWORD_MESSAGES.unexpected }, async (value) => {
    if (!("credential" in value)) {
      const userId = await checkCredentials(here, value);
      return startSessionAndGo(here, userId, value);
    }
    const userId = await checkPasskey(here, value.credential);
    const entered = await startSessionAndGo(here, userId, value);
    logEvent("logged in by passkey");
    return entered;
  });
}

export default function LogIn() {
  const { redirectTo, lateForm, passkeys, sso, only } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <Dialog title="Log In" closeTo="/" goesBack>
      <SsoLogIn {...sso} redirectTo={redirectTo} lateForm={lateForm}>
        {!only && (
          <>
            <CredentialsForm
              purpose="log-in"
              redirectTo={redirectTo}
              lateForm={lateForm}
              lastResult={lastResult}
            >
              {passkeys && <PasskeyLogIn />}
            </CredentialsForm>
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
      </SsoLogIn>
    </Dialog>
  );
}
