import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { confirmEmail, confirmEmailSchema, unconfirmedOwner } from "~/features/access/account.server";
import { PASSWORD_MESSAGES } from "~/features/access/credentials";
import { ConfirmEmailForm } from "~/features/access/credentials-form";
import { answerForm, redirectWithToast } from "~/http/form.server";
import { signedUpCookie } from "~/http/sender.server";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { ButtonLink } from "~/ui/controls";
import { EmptyState, Page } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Confirm your email address · Pixelplate" }];

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token");

/** Opening the link confirms nothing yet: programs that look for harmful links in mails open it too. */
export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await unconfirmedOwner(store.read, tokenOf(request), now());
  if (!owner) return { live: false as const };
  const { choosesFor, endsLinks } = await openedBy(request, owner);
  return { live: true as const, choosesFor, endsLinks };
}

/** Anybody may have signed up with this address. In another browser its reader chooses the password, where there are any. */
async function openedBy(request: Request, { id, email }: { id: string; email: string }) {
  const signedUpHere = (await signedUpCookie.read(request)) === id;
  if (signedUpHere) return { signedUpHere };
  return settings.oidc?.only ? { signedUpHere, endsLinks: true } : { signedUpHere, choosesFor: email };
}

export async function action({ request }: ActionFunctionArgs) {
  const token = tokenOf(request);
  const owner = await unconfirmedOwner(store.read, token, now());
  if (!owner) return redirect("/confirm-email", 303);
  return answerForm(request, confirmEmailSchema, { failed: PASSWORD_MESSAGES.unexpected }, async (value) => {
    const { signedUpHere, choosesFor: email } = await openedBy(request, owner);
    const newPassword = email === undefined ? undefined : { email, password: value.password };
    const confirmed = await confirmEmail(store, { token, signedUpHere, newPassword }, now());
    if (!confirmed) return redirect("/confirm-email", 303);
    return redirectWithToast("/log-in", {
      type: "success",
      text: "Email address confirmed. You can log in now.",
    });
  });
}

export default function ConfirmEmail() {
  const shown = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <Page title="Confirm your email address" hideTitle>
      {shown.live ? (
        <EmptyState
          picture="sprout"
          title="Confirm your email address"
          text={
            shown.choosesFor ? undefined : PASSWORD_MESSAGES[shown.endsLinks ? "confirmEnds" : "confirmLead"]
          }
          action={<ConfirmEmailForm choosesFor={shown.choosesFor} lastResult={lastResult} />}
        />
      ) : (
        <EmptyState
          picture="scarecrow"
          title="This link no longer works"
          text="This link has expired or was already used. Log in, and if your address still needs confirming we’ll send a new link."
          action={<ButtonLink to="/log-in">Log in</ButtonLink>}
        />
      )}
    </Page>
  );
}
