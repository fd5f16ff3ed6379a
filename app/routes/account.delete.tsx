import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { deleteAccount } from "~/features/account/data/delete-account.server";
import { DeleteAccountForm } from "~/features/account/data/delete-account-form";
import { deleteAccountSchema } from "~/features/account/data/delete-account-schema.server";
import { DELETE_MESSAGES } from "~/features/account/data/delete-messages";
import { forgetBrowser } from "~/features/account/data/forget-browser.server";
import { forgetLocalKeys } from "~/features/account/data/forget-local-keys.island";
import { ownPasswordRefusal } from "~/features/account/password/own-password.server";
import { answerUnexpected } from "~/http/answer-unexpected.server";
import { signOut } from "~/http/auth.server";
import { readForm } from "~/http/form.server";
import { loggedInLately } from "~/http/recent-log-in.server";
import { redirectWithToast } from "~/http/toast.server";
import { TOO_OFTEN } from "~/http/too-often";
import { requireViewer } from "~/http/viewer.server";
import { settings, store } from "~/platform/boot.server";
import { everyBlobs } from "~/platform/files/blobs.server";
import { logError } from "~/platform/log/log-error.server";
import { logEvent } from "~/platform/log/request-context.server";
import { Dialog } from "~/ui/dialog";

export const meta: MetaFunction = () => [{ title: "Delete account · Pixelplate" }];

export const handle = { dialog: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const { email } = await requireViewer(request);
  return { passwordOf: (await loggedInLately(request)) ? undefined : email };
}

export async function action({ request }: ActionFunctionArgs) {
  const viewer = await requireViewer(request, DELETE_MESSAGES.noToken);
  const { value, refusal } = await readForm(request, deleteAccountSchema);
  if (!value) return data({ problem: refusal.status === 429 ? TOO_OFTEN : undefined }, refusal);
  return answerUnexpected(
    request,
    async () => {
      const wrong =
        !(await loggedInLately(request)) &&
        (await ownPasswordRefusal(store, request, viewer, value.currentPassword));
      if (wrong)
        return data(
          { problem: wrong.errors[""]?.[0], passwordError: wrong.errors.currentPassword?.[0] },
          wrong.init,
        );
      for (const problem of await deleteAccount(store, everyBlobs(settings.dataDir), viewer.id))
        logError(problem, request);
      logEvent("account deleted");
      const headers = forgetBrowser(await signOut(request));
      // A new document: the one before holds what it was rendered with.
      headers.set("X-Remix-Reload-Document", "true");
      return redirectWithToast("/", { type: "success", text: DELETE_MESSAGES.deleted }, headers);
    },
    (status) => data({ problem: DELETE_MESSAGES.failed }, { status }),
  );
}

/** A deleted account leaves nothing in the browser either. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>();
  } catch (answer) {
    if (answer instanceof Response && answer.headers.get("Location") === "/") forgetLocalKeys();
    throw answer;
  }
}

export default function DeleteAccount() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Dialog title="Delete Account" closeTo="/account">
      <DeleteAccountForm {...shown} {...answer} answer={answer} />
    </Dialog>
  );
}
