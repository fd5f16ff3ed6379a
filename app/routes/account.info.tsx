import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ACCOUNT_MESSAGES } from "~/features/account/messages";
import { InfoForm } from "~/features/account/profile/info-form";
import { infoValues } from "~/features/account/profile/info-values";
import { profileOf } from "~/features/account/profile/profile-of.server";
import { readInfo } from "~/features/account/profile/read-info.server";
import { readProfile } from "~/features/account/profile/read-profile";
import { saveAgain } from "~/features/account/profile/save-again";
import { saveProfile } from "~/features/account/profile/save-profile.server";
import { estimateCalories } from "~/features/goals/estimate";
import { undefinedIfUnavailable } from "~/http/undefined-if-unavailable.server";
import { requireSender, requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { Dialog } from "~/ui/dialog";

export const meta: MetaFunction = () => [{ title: "Update your info · Pixelplate" }];

export const handle = { dialog: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireViewer(request);
  const known = await profileOf(store.read, id);
  return { values: infoValues(known), updatedAt: known.updatedAt };
}

export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireSender(request);
  const { value, reply, refusal } = await readInfo(request);
  if (!value) return data(reply(), refusal);
  const { profile, errors } = readProfile(value, { update: true });
  if (errors) return data(reply(errors), { status: 400 });
  const saved = await undefinedIfUnavailable(() =>
    saveProfile(store, id, profile, estimateCalories(profile), now(), value.updatedAt),
  );
  if (!saved) return data(reply({ "": [ACCOUNT_MESSAGES.saveFailed] }), { status: 503 });
  if (saved.changedAt) return data(saveAgain(reply, saved.changedAt), { status: 409 });
  return redirect("/account/goal?estimating=1", 303);
}

export default function UpdateInfo() {
  const shown = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <Dialog title="Update Your Info" closeTo="/account">
      <InfoForm {...shown} update lastResult={lastResult} />
    </Dialog>
  );
}
