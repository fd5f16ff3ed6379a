import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { InfoForm } from "~/features/account/info-form";
import { infoValues } from "~/features/account/info-values";
import { ACCOUNT_MESSAGES } from "~/features/account/messages";
import { profileOf } from "~/features/account/profile-of.server";
import { readInfo } from "~/features/account/read-info.server";
import { readProfile } from "~/features/account/read-profile";
import { saveAgain } from "~/features/account/save-again";
import { saveProfile } from "~/features/account/save-profile.server";
import { estimateCalories } from "~/features/goals/estimate";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { unlessDown } from "~/platform/unless-down.server";
import { requireSender, requireViewer } from "~/platform/viewer.server";
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
  const saved = await unlessDown(() =>
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
