import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { ForgotForm } from "~/features/account/password/forgot-form";
import { forgotSchema } from "~/features/account/password/forgot-schema.server";
import { PASSWORD_MESSAGES } from "~/features/account/password/password-messages";
import { requestRecovery } from "~/features/account/password/request-recovery.server";
import { MailSent } from "~/features/mail/mail-sent";
import { answerUnexpected } from "~/http/answer-unexpected.server";
import { readForm } from "~/http/form.server";
import { recoveryLimit } from "~/http/limits.server";
import { TOO_OFTEN } from "~/http/too-often";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { Dialog } from "~/ui/dialog";

export const meta: MetaFunction = () => [{ title: "Forgot password · Pixelplate" }];

export function loader({ request }: LoaderFunctionArgs) {
  return { sent: new URL(request.url).searchParams.has("sent"), toOutbox: !settings.smtpUrl };
}

export async function action({ request }: ActionFunctionArgs) {
  const { value, reply, refusal } = await readForm(request, forgotSchema);
  if (!value) return data(reply(), refusal);
  return answerUnexpected(
    request,
    async () => {
      const tooOften = await recoveryLimit(request);
      if (tooOften) return data(reply({ "": [TOO_OFTEN] }), tooOften);
      await requestRecovery(store, value.email, now());
      return redirect("/forgot-password?sent=1", 303);
    },
    (status) => data(reply({ "": [PASSWORD_MESSAGES.unexpected] }), { status }),
  );
}

export default function ForgotPassword() {
  const { sent, toOutbox } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  if (sent)
    return (
      <Dialog title="Forgot Password" closeTo="/">
        <MailSent text={PASSWORD_MESSAGES.recoverySent} toOutbox={toOutbox} />
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
