import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { confirmEmail } from "~/features/account/confirm-email.server";
import { PASSWORD_MESSAGES } from "~/features/account/password-messages";
import { tokenOwner } from "~/features/mail/mail-token.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { redirectWithToast } from "~/platform/toast.server";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { Page } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Confirm your email address · Pixelplate" }];

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token");

/** Opening the link confirms nothing yet: programs that look for harmful links in mails open it too. */
export async function loader({ request }: LoaderFunctionArgs) {
  return { live: (await tokenOwner(store.read, tokenOf(request), "confirm", now())) !== undefined };
}

export async function action({ request }: ActionFunctionArgs) {
  const confirmed = await confirmEmail(store, tokenOf(request), now());
  if (!confirmed) return redirect("/confirm-email", 303);
  return redirectWithToast("/log-in", { type: "success", text: PASSWORD_MESSAGES.confirmed });
}

export default function ConfirmEmail() {
  const { live } = useLoaderData<typeof loader>();
  return (
    <Page title="Confirm your email address" hideTitle>
      {live ? (
        <EmptyState
          picture="sprout"
          title="Confirm your email address"
          text={PASSWORD_MESSAGES.confirmLead}
          action={
            <Form method="post">
              <Button pendingText="Confirming...">Confirm email address</Button>
            </Form>
          }
        />
      ) : (
        <EmptyState
          picture="scarecrow"
          title="This link does not work any more"
          text={PASSWORD_MESSAGES.confirmLinkDead}
          action={<ButtonLink to="/log-in">Log in</ButtonLink>}
        />
      )}
    </Page>
  );
}
