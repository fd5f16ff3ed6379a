import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PASSWORD_MESSAGES } from "~/features/access/credentials";
import {
  changePassword,
  changePasswordSchema,
  firstPasswordSchema,
  setFirstPassword,
} from "~/features/access/password/change.server";
import { ChangePasswordForm } from "~/features/access/password/forms";
import { passwordToAsk } from "~/features/access/password/password.server";
import { answerForm, redirectWithToast } from "~/http/form.server";
import { loggedInLately, signIn } from "~/http/sender.server";
import { callerOf } from "~/http/viewer.server";
import { logEvent } from "~/platform/log/log.server";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Change password · Pixelplate" }];

export const handle = { dialog: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  if (by.settings.oidc?.only) throw redirect("/account/sign-ins");
  const isFirst = (await passwordToAsk(by.db, by.settings, by.viewer)) === null;
  if (isFirst && !(await loggedInLately(by)))
    throw redirectDocument("/log-in/house?redirectTo=/account/password");
  return { email: by.viewer.email, isFirst };
}

export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOf(request, PASSWORD_MESSAGES.nobody);
  const options = { failed: PASSWORD_MESSAGES.unexpected };
  if ((await passwordToAsk(by.db, by.settings, by.viewer)) === null)
    return answerForm(request, firstPasswordSchema, options, async (value) => {
      await setFirstPassword(by, value);
      return changed(request, by.viewer.id);
    });
  return answerForm(request, changePasswordSchema, options, async (value) => {
    await changePassword(by, value);
    return changed(request, by.viewer.id);
  });
}

async function changed(request: Request, userId: string) {
  const toast = { type: "success", text: "Password successfully changed" } as const;
  const headers = await signIn(request, userId);
  logEvent("password changed");
  return redirectWithToast("/account", toast, headers);
}

export default function ChangePassword() {
  const { email, isFirst } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <Dialog title={isFirst ? "Set a Password" : "Change Password"} closeTo="/account">
      <ChangePasswordForm email={email} isFirst={isFirst} lastResult={lastResult} />
    </Dialog>
  );
}
