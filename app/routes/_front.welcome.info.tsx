import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ACCOUNT_MESSAGES } from "~/features/access/credentials";
import { savePreferences } from "~/features/account/preferences.server";
import { InfoForm } from "~/features/account/profile/info-form";
import { infoValues } from "~/features/account/profile/profile";
import { Prompted } from "~/features/account/profile/profile.island";
import { infoSchema, profileOf, shownInUnit, skipPrompt } from "~/features/account/profile/profile.server";
import { saveInfo } from "~/features/goals/goals.server";
import { answerForm } from "~/http/form.server";
import { setPlainCookie } from "~/http/plain-cookie";
import { callerOf, callerOfForm } from "~/http/viewer.server";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "About you · Pixelplate" }];

// Once shown in this browser, the prompt does not open by itself again: closing it is an answer too.
const SHOWN = { "Set-Cookie": setPlainCookie("prompted", "1") };

export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  return data({ values: infoValues(await profileOf(by.db, by.viewer.id)) }, { headers: SHOWN });
}

/** Saves the form; with `skip=1` notes that it was skipped. */
export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOfForm(request);
  if (new URL(request.url).searchParams.has("skip")) {
    await skipPrompt(by);
    return redirect("/", 303);
  }
  const options = { failed: ACCOUNT_MESSAGES.saveFailed, shown: shownInUnit };
  return answerForm(request, infoSchema, options, async (value) => {
    await saveInfo(by, value, { update: false });
    if (value.numbers) await savePreferences(by, { numbers: value.numbers });
    return redirect("/welcome/goal?estimating=1", 303);
  });
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
