import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { ACCOUNT_MESSAGES } from "~/features/account/messages";
import { declineZone } from "~/features/account/preferences/decline-zone.server";
import {
  learnTimeZone,
  setTimeZone,
  timeZoneSchema,
} from "~/features/account/preferences/set-time-zone.server";
import { readForm } from "~/http/form.server";
import { safePath } from "~/http/safe-path";
import { redirectWithToast } from "~/http/toast.server";
import { browserZone, requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";

export const loader = () => redirect("/account");

export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireViewer(request);
  const { value, refusal } = await readForm(request, timeZoneSchema);
  if (refusal?.status === 429) throw new Response(null, refusal);
  if (value?.learned) {
    await learnTimeZone(store, id, value.timeZone);
    return new Response(null, { status: 204 });
  }
  if (!value) return redirectWithToast("/account", { type: "error", text: ACCOUNT_MESSAGES.timeZoneUnknown });
  const backTo = safePath(value.redirectTo, "/account");
  if (value.declined)
    return redirect(backTo, { status: 303, headers: { "Set-Cookie": declineZone(request, value.timeZone) } });
  await setTimeZone(store, id, value.timeZone);
  const headers = new Headers();
  // A choice other than the browser's zone answers the question about that one.
  const browsers = browserZone(request);
  if (browsers && browsers !== value.timeZone) headers.append("Set-Cookie", declineZone(request, browsers));
  return redirectWithToast(backTo, { type: "success", text: ACCOUNT_MESSAGES.timeZoneSaved }, headers);
}
