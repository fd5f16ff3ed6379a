import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ACCOUNT_MESSAGES } from "~/features/access/credentials";
import { AVATAR_MESSAGES, avatarPath } from "~/features/account/picture/avatar";
import { changeProfile, editProfileSchema, identityOf } from "~/features/account/profile/edit-profile.server";
import { EditProfileForm } from "~/features/account/profile/edit-profile-form";
import { answerForm, atField, pageOfFiles, redirectWithToast } from "~/http/form.server";
import { callerOf, callerOfForm } from "~/http/viewer.server";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Edit profile · Pixelplate" }];

export const handle = { dialog: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const { avatar, ...names } = await identityOf(by.db, by.viewer.id);
  const page = { ...names, email: by.viewer.email, avatar: avatarPath(avatar) };
  return pageOfFiles(request, page, atField("avatar", AVATAR_MESSAGES.tooLarge));
}

export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOfForm(request);
  return answerForm(request, editProfileSchema, { failed: ACCOUNT_MESSAGES.saveFailed }, async (value) => {
    await changeProfile(by, value);
    return redirectWithToast("/account", { type: "success", text: "Profile saved" });
  });
}

export default function EditProfile() {
  const { refused, ...profile } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>() ?? refused;
  return (
    <Dialog title="Edit Profile" closeTo="/account">
      <EditProfileForm {...profile} lastResult={lastResult} />
    </Dialog>
  );
}
