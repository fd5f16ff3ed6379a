import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ACCOUNT_MESSAGES } from "~/features/access/credentials";
import { picturePath } from "~/features/album/link-picture";
import {
  endPictureLink,
  pictureLinkOf,
  pictureLinkSchema,
  renewPictureLink,
} from "~/features/album/picture-link.server";
import { PictureLinkForm } from "~/features/album/picture-link-form";
import { answerForm, redirectWithToast } from "~/http/form.server";
import { callerOf, shownOrigin } from "~/http/viewer.server";

import { Dialog } from "~/ui/dialog/dialog";

const TITLE = "Picture link for widgets";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Pixelplate` }];

export const handle = { dialog: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const link = await pictureLinkOf(by.db, by.viewer.id);
  const path = link && picturePath(link, "png");
  return { address: path ? { path, png: shownOrigin(request) + path } : null };
}

export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOf(request);
  return answerForm(
    request,
    pictureLinkSchema,
    { failed: ACCOUNT_MESSAGES.saveFailed },
    async ({ intent }) => {
      await (intent === "end" ? endPictureLink(by) : renewPictureLink(by));
      const text =
        intent === "end" ? "The link no longer works." : "New link created. The old one no longer works.";
      return redirectWithToast("/account/picture", { type: "success", text });
    },
  );
}

export default function Picture() {
  const { address } = useLoaderData<typeof loader>();
  return (
    <Dialog title={TITLE} closeTo="/account/apps">
      <PictureLinkForm address={address} lastResult={useActionData<typeof action>()} />
    </Dialog>
  );
}
