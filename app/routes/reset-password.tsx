import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { newPasswordProblem } from "~/features/account/password/new-password-problem.server";
import { newPasswordSchema } from "~/features/account/password/new-password-schema.server";
import { PASSWORD_MESSAGES } from "~/features/account/password/password-messages";
import { recoveryEmail, resetPassword } from "~/features/account/password/reset-password.server";
import { ResetScreen } from "~/features/account/password/reset-screen";
import { tokenPair } from "~/features/account/sign-in/token-pair";
import { answerUnexpected } from "~/http/answer-unexpected.server";
import { presentedSession } from "~/http/auth.server";
import { readForm } from "~/http/form.server";
import { recoveryCookie } from "~/http/host-cookies.server";
import { redirectWithToast } from "~/http/toast.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { logEvent } from "~/platform/log/request-context.server";
import { ErrorPage } from "~/ui/error-page";
import { Page } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Reset password · Pixelplate" }];

const LINK_PARTS = ["token", "type", "access_token", "refresh_token"];

/** A link's token moves into a cookie at once, so that no address, history or log keeps it. Nothing is consumed. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  if (LINK_PARTS.some((part) => query.has(part))) {
    const cookie = await recoveryCookie.set(tokenOfLink(query));
    throw redirect("/reset-password", { status: 303, headers: { "Set-Cookie": cookie } });
  }
  if (query.has("done")) return { state: "done" as const };
  const token = await recoveryCookie.read(request);
  if (!token) return { state: "no-link" as const };
  const email = await recoveryEmail(store.read, token, now());
  return email ? { state: "ready" as const, email } : { state: "dead-link" as const };
}

function tokenOfLink(query: URLSearchParams) {
  const [access, refresh] = [query.get("access_token"), query.get("refresh_token")];
  if (access && refresh) return tokenPair(access, refresh);
  return ((query.get("type") ?? "recovery") === "recovery" && query.get("token")) || "none";
}

export async function action({ request }: ActionFunctionArgs) {
  const { value, reply, refusal } = await readForm(request, newPasswordSchema);
  const refuse = (errors?: Record<string, string[]>, status = 400) => data(reply(errors), { status });
  const token = await recoveryCookie.read(request);
  if (!token) return refuse({ "": [PASSWORD_MESSAGES.linkFirst] });
  return answerUnexpected(
    request,
    async () => {
      const email = await recoveryEmail(store.read, token, now());
      if (!email) return refuse({ "": [PASSWORD_MESSAGES.linkDead] });
      if (!value) return data(reply(), refusal);
      const { newTooShort: tooShort, newDiffers: differs } = PASSWORD_MESSAGES;
      const problem = await newPasswordProblem({ ...value, email }, { tooShort, differs });
      if (problem) return refuse(problem);
      const here = await presentedSession(request);
      const done = await resetPassword(store, { token, newPassword: value.newPassword, here }, now());
      if (!done) return refuse({ "": [PASSWORD_MESSAGES.linkDead] });
      logEvent("password reset");
      const headers = new Headers({ "Set-Cookie": await recoveryCookie.clear() });
      const toast = { type: "success", text: PASSWORD_MESSAGES.updated } as const;
      return redirectWithToast("/reset-password?done=1", toast, headers);
    },
    (status) => refuse({ "": [PASSWORD_MESSAGES.unexpected] }, status),
  );
}

export default function ResetPassword() {
  return (
    <Page title="Reset password">
      <ResetScreen {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
    </Page>
  );
}

export function ErrorBoundary() {
  return <ErrorPage status={500} title={PASSWORD_MESSAGES.pageFailed} />;
}
