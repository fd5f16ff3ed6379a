import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PASSWORD_MESSAGES, tokenPair, tokensOfPair } from "~/features/access/credentials";
import { ResetScreen } from "~/features/access/password/forms";
import { newPasswordSchema, recoveryEmail, resetPassword } from "~/features/access/password/recovery.server";
import { answerForm, redirectWithToast } from "~/http/form.server";
import { Refusal } from "~/http/refusal";
import { recoveryCookie, sessionKeyOf } from "~/http/sender.server";
import { viewerOf } from "~/http/viewer.server";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { ErrorPage, Page } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Reset password · Pixelplate" }];

const LINK_PARTS = ["token", "type", "access_token", "refresh_token"];

/** A link's token moves into a cookie at once, so that no address, history or log keeps it. Nothing is consumed. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (settings.oidc?.only) throw redirect("/log-in");
  const query = new URL(request.url).searchParams;
  if (LINK_PARTS.some((part) => query.has(part))) {
    const cookie = await recoveryCookie.set(tokenOfLink(query));
    throw redirect("/reset-password", { status: 303, headers: { "Set-Cookie": cookie } });
  }
  if (query.has("done")) return { state: "done" as const };
  const token = await recoveryCookie.read(request);
  if (!token) return { state: (await viewerOf(request)) ? ("logged-in" as const) : ("no-link" as const) };
  const email = await recoveryEmail(store.read, token, now());
  const byMail = !tokensOfPair(token);
  return email ? { state: "ready" as const, email, byMail } : { state: "dead-link" as const };
}

function tokenOfLink(query: URLSearchParams) {
  const [access, refresh] = [query.get("access_token"), query.get("refresh_token")];
  if (access && refresh) return tokenPair(access, refresh);
  return ((query.get("type") ?? "recovery") === "recovery" && query.get("token")) || "none";
}

export async function action({ request }: ActionFunctionArgs) {
  return answerForm(request, newPasswordSchema, { failed: PASSWORD_MESSAGES.unexpected }, async (value) => {
    const token = await recoveryCookie.read(request);
    if (!token) throw new Refusal(400, "Please click the link in your email first");
    const here = await sessionKeyOf(request);
    await resetPassword(store, settings, { ...value, token, here }, now());
    const headers = new Headers({ "Set-Cookie": await recoveryCookie.clear() });
    const toast = { type: "success", text: "Password updated successfully!" } as const;
    return redirectWithToast("/reset-password?done=1", toast, headers);
  });
}

export default function ResetPassword() {
  return (
    <Page title="Reset password">
      <ResetScreen {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
    </Page>
  );
}

export function ErrorBoundary() {
  return <ErrorPage status={500} title="Error loading page. Please try again." />;
}
