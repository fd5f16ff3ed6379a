import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changePassword } from "~/features/account/password/change-password.server";
import { ChangePasswordForm } from "~/features/account/password/change-password-form";
import { changePasswordSchema } from "~/features/account/password/change-password-schema.server";
import { newPasswordProblem } from "~/features/account/password/new-password-problem.server";
import { PASSWORD_MESSAGES } from "~/features/account/password/password-messages";
import { answerUnexpected } from "~/http/answer-unexpected.server";
import { signIn } from "~/http/auth.server";
import { readForm } from "~/http/form.server";
import { passwordTry } from "~/http/limits.server";
import { redirectWithToast } from "~/http/toast.server";
import { TOO_OFTEN } from "~/http/too-often";
import { requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { logEvent } from "~/platform/log/request-context.server";
import { Dialog } from "~/ui/dialog";

export const meta: MetaFunction = () => [{ title: "Change password · Pixelplate" }];

export const handle = { dialog: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const { email } = await requireViewer(request);
  return { email };
}

export async function action({ request }: ActionFunctionArgs) {
  const { id, email } = await requireViewer(request, PASSWORD_MESSAGES.nobody);
  const { value, reply, refusal } = await readForm(request, changePasswordSchema);
  const refuse = (errors?: Record<string, string[]>, status = 400) => data(reply(errors), { status });
  if (!value) return data(reply(), refusal);
  const { changeTooShort: tooShort, changeDiffers: differs, changeSame } = PASSWORD_MESSAGES;
  return answerUnexpected(
    request,
    async () => {
      const problem = await newPasswordProblem({ ...value, email }, { tooShort, differs });
      if (problem) return refuse(problem);
      if (value.newPassword === value.currentPassword) return refuse({ newPassword: [changeSame] });
      const attempt = await passwordTry(request, email);
      if (attempt.tooOften) return data(reply({ "": [TOO_OFTEN] }), attempt.tooOften);
      const change = await changePassword(store, id, value, now());
      if (change === "nobody") return refuse({ "": [PASSWORD_MESSAGES.nobody] }, 401);
      if (change === "wrong") {
        await attempt.failed();
        return refuse({ currentPassword: [PASSWORD_MESSAGES.currentWrong] });
      }
      await attempt.succeeded();
      const toast = { type: "success", text: PASSWORD_MESSAGES.changed } as const;
      const headers = await signIn(request, id);
      logEvent("password changed");
      return redirectWithToast("/account", toast, headers);
    },
    (status) => refuse({ "": [PASSWORD_MESSAGES.unexpected] }, status),
  );
}

export default function ChangePassword() {
  const { email } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <Dialog title="Change Password" closeTo="/account">
      <ChangePasswordForm email={email} lastResult={lastResult} />
    </Dialog>
  );
}
