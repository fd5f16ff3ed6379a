import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { ACCOUNT_MESSAGES } from "~/features/access/credentials";
import { RenewShareLink } from "~/features/account/preferences-forms";
import { renewShareLink, renewShareLinkSchema } from "~/features/share/shared-puzzle.server";
import { answerForm, redirectWithToast } from "~/http/form.server";
import { callerOf, requireViewer } from "~/http/viewer.server";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Share links · Pixelplate" }];

export const handle = { dialog: true };

export async function loader({ request }: LoaderFunctionArgs) {
  await requireViewer(request);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOf(request);
  return answerForm(request, renewShareLinkSchema, { failed: ACCOUNT_MESSAGES.saveFailed }, async () => {
    await renewShareLink(by);
    const text = "You have a new share link. The old ones no longer work.";
    return redirectWithToast("/account", { type: "success", text });
  });
}

export default function ShareLink() {
  return (
    <Dialog title="Replace your share link?" closeTo="/account">
      <RenewShareLink lastResult={useActionData<typeof action>()} />
    </Dialog>
  );
}
