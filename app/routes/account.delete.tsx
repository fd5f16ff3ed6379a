import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { requireRecentLogIn } from "~/features/access/password/change.server";
import { passwordToAsk } from "~/features/access/password/password.server";
import { deleteAccount, deleteAccountSchema, forgetBrowser } from "~/features/account/data.server";
import { DELETE_MESSAGES, DeleteAccountForm } from "~/features/account/data-screens";
import { answerForm, redirectWithToast } from "~/http/form.server";
import type { Refusal } from "~/http/refusal";
import { loggedInLately, signOut } from "~/http/sender.server";
import { callerOf } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { everyBlobs } from "~/platform/files.server";
import { logError, logEvent } from "~/platform/log/log.server";
import { attempt } from "~/platform/text";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Delete account · Pixelplate" }];

export const handle = { dialog: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  if (await loggedInLately(by)) return { passwordOf: undefined };
  return { passwordOf: await passwordToAsk(by.db, by.settings, by.viewer) };
}

export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOf(request, DELETE_MESSAGES.noToken);
  const shown = (_: unknown, { errors }: Refusal) => ({
    problem: errors[""]?.[0],
    passwordError: errors.currentPassword?.[0],
  });
  const { failed } = DELETE_MESSAGES;
  return answerForm(request, deleteAccountSchema, { failed, shown }, async ({ currentPassword }) => {
    await requireRecentLogIn(by, currentPassword);
    for (const problem of await deleteAccount(store, everyBlobs(by.settings.dataDir), by.viewer.id))
      logError(problem, request);
    logEvent("account deleted");
    const headers = forgetBrowser(await signOut(request));
    // A new document: the one before holds what it was rendered with.
    headers.set("X-Remix-Reload-Document", "true");
    return redirectWithToast(
      "/",
      { type: "success", text: "Your account and everything in it have been deleted." },
      headers,
    );
  });
}

/** A deleted account leaves nothing in the browser either. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  serverAction<typeof action>().catch((answer) => {
    if (answer.headers?.get("Location") === "/") forgetLocalKeys();
    throw answer;
  });

export default function DeleteAccount() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Dialog title="Delete Account" closeTo="/account">
      <DeleteAccountForm {...shown} {...answer} answer={answer} />
    </Dialog>
  );
}

/** Removes the account's stored keys; over plain http `Clear-Site-Data` has no effect. */
const forgetLocalKeys = () =>
  attempt(() => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (/^(pixelplate:|selectedPuzzle)/.test(key)) storage.removeItem(key);
  });
