import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changePassword, changePasswordSchema } from "~/features/account/password/change-password.server";
import { ChangePasswordForm } from "~/features/account/password/change-password-form";
import { PASSWORD_MESSAGES } from "~/features/account/password/password-messages";
import { answerForm } from "~/http/answer-form.server";
import { signIn } from "~/http/auth.server";
import { redirectWithToast } from "~/http/toast.server";
import { requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { logEvent } from "~/platform/log/request-context.server";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Change password · Pixelplate" }];

export const handle = { dialog: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const { email } = await requireViewer(request);
  return { email };
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, PASSWORD_MESSAGES.nobody);
  return answerForm(
    request,
    changePasswordSchema,
    { failed: PASSWORD_MESSAGES.unexpected },
    async (value) => {
      await changePassword(store, request, viewer, value, now());
      const toast = { type: "success", text: PASSWORD_MESSAGES.changed } as const;
      const headers = await signIn(request, viewer.id);
      logEvent("password changed");
      return redirectWithToast("/account", toast, headers);
    },
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
