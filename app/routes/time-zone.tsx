import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { ACCOUNT_MESSAGES } from "~/features/access/credentials";
import { hoursSchema, learnTimeZone, setHours } from "~/features/access/hours.server";
import { declineZone } from "~/features/account/zone/zone-to-ask.server";
import { readForm, redirectWithToast } from "~/http/form.server";
import { errorPage } from "~/http/refusal";
import { safePath } from "~/http/safe-path";
import { browserZone, callerOf } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { hourText } from "~/platform/time-zone";

export const loader = () => redirect("/account/preferences");

export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOf(request);
  const { value, refusal } = await readForm(request, hoursSchema);
  if (refusal?.status === 429) throw errorPage(refusal);
  const zone = value?.timeZone;
  if (zone && value.learned) {
    await learnTimeZone(store, by.viewer.id, zone);
    return new Response(null, { status: 204 });
  }
  const hour = value?.day_start;
  if (!value || (zone ?? hour) === undefined) return refused(refusal?.errors.day_start?.[0]);
  const backTo = safePath(value.redirectTo, "/account/preferences");
  if (zone && value.declined)
    return redirect(backTo, { status: 303, headers: { "Set-Cookie": declineZone(request, zone) } });
  await setHours(by, { timeZone: zone, dayStart: hour });
  const headers = new Headers();
  // A choice other than the browser's zone answers the question about that one.
  const browsers = browserZone(request);
  if (zone && browsers && browsers !== zone) headers.append("Set-Cookie", declineZone(request, browsers));
  const { timeZoneSaved, dayStartSaved } = ACCOUNT_MESSAGES;
  const text =
    hour === undefined || hour === by.viewer.dayStart ? timeZoneSaved : dayStartSaved(hourText(hour));
  return redirectWithToast(backTo, { type: "success", text }, headers);
}

const refused = (text: string = ACCOUNT_MESSAGES.timeZoneUnknown) =>
  redirectWithToast("/account/preferences", { type: "error", text });
