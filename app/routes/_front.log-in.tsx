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
import { logIn } from "~/features/account/log-in.server";
import { ACCOUNT_MESSAGES } from "~/features/account/messages";
import { learnTimeZone } from "~/features/account/set-time-zone.server";
import { signIn } from "~/platform/auth.server";
import { store } from "~/platform/boot.server";
import { readForm } from "~/platform/form.server";
import { safePath } from "~/platform/safe-path";
import { viewerOf, zoneTold } from "~/platform/viewer.server";
import { Dialog } from "~/ui/dialog";

export const meta: MetaFunction = () => [{ title: "Log in · Pixelplate" }];

export async function loader({ request }: LoaderFunctionArgs) {
  if (await viewerOf(request)) throw redirect("/");
  return { redirectTo: safePath(new URL(request.url).searchParams.get("redirectTo")) };
}

export async function action({ request }: ActionFunctionArgs) {
  const { value, reply } = await readForm(request, credentialsSchema);
  if (!value) return data(reply(), { status: 400 });
  const userId = await logIn(store, value);
  if (!userId) return data(reply({ "": [ACCOUNT_MESSAGES.wrongCredentials] }), { status: 401 });
  const zone = zoneTold(request);
  if (zone) await learnTimeZone(store, userId, zone);
  const headers = await signIn(request, userId);
  return redirect(safePath(value.redirectTo), { status: 303, headers });
}

export default function LogIn() {
  const { redirectTo } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <Dialog title="Log In" closeTo="/">
      <CredentialsForm purpose="log-in" redirectTo={redirectTo} lastResult={lastResult} />
      <p className="switch-dialog">
        New here?{" "}
        <Link to={`/sign-up?redirectTo=${encodeURIComponent(redirectTo)}`} replace preventScrollReset>
          Sign up
        </Link>
      </p>
    </Dialog>
  );
}
