import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readCrop } from "~/features/account/avatar/avatar-crop";
import { avatarPath } from "~/features/account/avatar/avatar-path";
import { avatarPicture } from "~/features/account/avatar/avatar-picture.server";
import { ZOOM_MAX, ZOOM_MIN } from "~/features/account/avatar/avatar-rules";
import { ACCOUNT_MESSAGES } from "~/features/account/messages";
import { editProfile } from "~/features/account/profile/edit-profile.server";
import { EditProfileForm } from "~/features/account/profile/edit-profile-form";
import { editProfileSchema } from "~/features/account/profile/edit-profile-schema.server";
import { identityOf } from "~/features/account/profile/identity-of.server";
import { saveAgain } from "~/features/account/profile/save-again";
import { answerUnexpected } from "~/http/answer-unexpected.server";
import { readForm } from "~/http/form.server";
import { redirectWithToast } from "~/http/toast.server";
import { requireSender, requireViewer } from "~/http/viewer.server";
import { settings, store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { blobsIn } from "~/platform/files/blobs.server";
import { UploadRefused } from "~/platform/picture-process/upload-refused";
import { Dialog } from "~/ui/dialog";

export const meta: MetaFunction = () => [{ title: "Edit profile · Pixelplate" }];

export const handle = { dialog: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, email } = await requireViewer(request);
  const { avatar, ...names } = await identityOf(store.read, id);
  return { ...names, email, avatar: avatarPath(avatar) };
}

export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireSender(request);
  const { value, reply, refusal } = await readForm(request, editProfileSchema);
  if (!value) return data(reply(), refusal);
  const crop = readCrop(value);
  if (!crop) return data(reply({ zoom: [ACCOUNT_MESSAGES.between(ZOOM_MIN, ZOOM_MAX)] }), { status: 400 });
  const change = { nickname: value.nickname, lastName: value.lastName || null, seen: value.updatedAt };
  return answerUnexpected(
    request,
    async () => {
      try {
        const kept = value.removeAvatar ? null : undefined;
        const picture = value.avatar ? await avatarPicture(id, await bytesOf(value.avatar), crop) : kept;
        const avatars = blobsIn(settings.dataDir, "avatars");
        const { changedAt } = await editProfile(store, avatars, id, { ...change, picture }, now());
        if (changedAt) return data(saveAgain(reply, changedAt), { status: 409 });
      } catch (error) {
        if (!(error instanceof UploadRefused)) throw error;
        return data(reply({ avatar: [error.message] }), { status: error.status });
      }
      return redirectWithToast("/account", { type: "success", text: "Profile saved" });
    },
    (status) => data(reply({ "": [ACCOUNT_MESSAGES.saveFailed] }), { status }),
  );
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

export default function EditProfile() {
  const profile = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <Dialog title="Edit Profile" closeTo="/account">
      <EditProfileForm {...profile} lastResult={lastResult} />
    </Dialog>
  );
}
