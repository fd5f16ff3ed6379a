import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { avatarPath } from "~/features/account/avatar/avatar-path";
import { ACCOUNT_MESSAGES } from "~/features/account/messages";
import { changeProfile } from "~/features/account/profile/change-profile.server";
import { EditProfileForm } from "~/features/account/profile/edit-profile-form";
import { editProfileSchema } from "~/features/account/profile/edit-profile-schema.server";
import { identityOf } from "~/features/account/profile/profile-of.server";
import { answerForm } from "~/http/answer-form.server";
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
