import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { PASSWORD_MESSAGES } from "~/features/access/credentials";
import { forgotPassword, forgotSchema } from "~/features/access/password/change.server";
import { ForgotForm } from "~/features/access/password/forms";
import { MailSent } from "~/features/mail/mail-sent";
import { answerForm } from "~/http/form.server";
import { signInRequest } from "~/http/viewer.server";
import { settings } from "~/platform/boot.server";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Forgot password · Pixelplate" }];

export function loader({ request }: LoaderFunctionArgs) {
  if (settings.oidc?.only) throw redirect("/log-in");
  return { sent: new URL(request.url).searchParams.has("sent"), toOutbox: !settings.smtpUrl };
}

export async function action({ request }: ActionFunctionArgs) {
  return answerForm(request, forgotSchema, { failed: PASSWORD_MESSAGES.unexpected }, async ({ email }) => {
    await forgotPassword(signInRequest(request), email);
    return redirect("/forgot-password?sent=1", 303);
  });
}

export default function ForgotPassword() {
  const { sent, toOutbox } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  if (sent)
    return (
      <Dialog title="Forgot Password" closeTo="/">
        <MailSent
          text="If your email address is in our system, you'll receive a link to reset your password shortly."
          toOutbox={toOutbox}
        />
      </Dialog>
    );
  return (
    <Dialog title="Forgot Password" closeTo="/">
      <ForgotForm lastResult={lastResult} />
      <p className="switch-dialog">
        <Link to="/log-in" replace preventScrollReset>
          Back to login
        </Link>
      </p>
    </Dialog>
  );
}
