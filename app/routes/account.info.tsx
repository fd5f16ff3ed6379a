import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ACCOUNT_MESSAGES } from "~/features/access/credentials";
import { InfoForm } from "~/features/account/profile/info-form";
import { infoValues } from "~/features/account/profile/profile";
import { infoSchema, profileOf, shownInUnit } from "~/features/account/profile/profile.server";
import { saveInfo } from "~/features/goals/goals.server";
import { answerForm } from "~/http/form.server";
import { callerOf, callerOfForm } from "~/http/viewer.server";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Update your info · Pixelplate" }];

export const handle = { dialog: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const known = await profileOf(by.db, by.viewer.id);
  return { values: infoValues(known), updatedAt: known.updatedAt };
}

export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOfForm(request);
  const options = { failed: ACCOUNT_MESSAGES.saveFailed, shown: shownInUnit };
  return answerForm(request, infoSchema, options, async (value) => {
    await saveInfo(by, value, { update: true });
    return redirect("/account/goal?estimating=1", 303);
  });
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
