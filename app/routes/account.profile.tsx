import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ACCOUNT_MESSAGES } from "~/features/access/credentials";
import { avatarPath } from "~/features/account/avatar";
import { changeProfile, editProfileSchema } from "~/features/account/edit-profile.server";
import { EditProfileForm } from "~/features/account/edit-profile-form";

import { identityOf } from "~/features/account/profile.server";
import { answerForm } from "~/http/form.server";
import { redirectWithToast } from "~/http/toast.server";
import { requireSender, requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Edit profile · Pixelplate" }];

export const handle = { dialog: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, email } = await requireViewer(request);
  const { avatar, ...names } = await identityOf(store.read, id);
  return { ...names, email, avatar: avatarPath(avatar) };
}

export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireSender(request);
  return answerForm(request, editProfileSchema, { failed: ACCOUNT_MESSAGES.saveFailed }, async (value) => {
    await changeProfile(store, id, value, now());
    return redirectWithToast("/account", { type: "success", text: "Profile saved" });
  });
}

export default function EditProfile() {
  const profile = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <Dialog title="Edit Profile" closeTo="/account">
      <EditProfileForm {...profile} lastResult={lastResult} />
    </Dialog>
  );
}
