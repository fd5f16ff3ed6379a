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
import { Prompted } from "~/features/account/profile/prompted.island";
import { readInfo } from "~/features/account/profile/read-info.server";
import { readProfile } from "~/features/account/profile/read-profile";
import { saveProfile, skipPrompt } from "~/features/account/profile/save-profile.server";
import { estimateCalories } from "~/features/goals/estimate";
import { setPlainCookie } from "~/http/plain-cookie";
import { undefinedIfUnavailable } from "~/http/undefined-if-unavailable.server";
import { requireSender, requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { Dialog } from "~/ui/dialog";

export const meta: MetaFunction = () => [{ title: "About you · Pixelplate" }];

// Once shown in this browser, the prompt does not open by itself again: closing it is an answer too.
const SHOWN = { "Set-Cookie": setPlainCookie("prompted", "1") };

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireViewer(request);
  return data({ values: infoValues(await profileOf(store.read, id)) }, { headers: SHOWN });
}

/** Saves what was told; with `skip=1` notes that nothing will be. */
export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireSender(request);
  if (new URL(request.url).searchParams.has("skip")) {
    await skipPrompt(store, id, now());
    return redirect("/", 303);
  }
  const { value, reply, refusal } = await readInfo(request);
  if (!value) return data(reply(), refusal);
  const { profile, errors } = readProfile(value, { update: false });
  if (errors) return data(reply(errors), { status: 400 });
  const saved = await undefinedIfUnavailable(() =>
    saveProfile(store, id, profile, estimateCalories(profile), now()),
  );
  if (!saved) return data(reply({ "": [ACCOUNT_MESSAGES.saveFailed] }), { status: 503 });
  return redirect("/welcome/goal?estimating=1", 303);
}

export default function Info() {
  const { values } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <Dialog title="About You" closeTo="/">
      <Prompted />
      <InfoForm values={values} update={false} lastResult={lastResult} />
    </Dialog>
  );
}
