import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { ACCOUNT_MESSAGES } from "~/features/account/messages";
import { learnTimeZone, setTimeZone } from "~/features/account/set-time-zone.server";
import { timeZoneSchema } from "~/features/account/time-zone-schema.server";
import { store } from "~/platform/boot.server";
import { readForm } from "~/platform/form.server";
import { redirectWithToast } from "~/platform/toast.server";
import { requireViewer } from "~/platform/viewer.server";

export const loader = () => redirect("/account");

export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireViewer(request);
  const { value, refusal } = await readForm(request, timeZoneSchema);
  if (refusal.status === 429) throw new Response(null, refusal);
  if (value?.learned) {
    await learnTimeZone(store, id, value.timeZone);
    return new Response(null, { status: 204 });
  }
  if (!value) return redirectWithToast("/account", { type: "error", text: ACCOUNT_MESSAGES.timeZoneUnknown });
  await setTimeZone(store, id, value.timeZone);
  return redirectWithToast("/account", { type: "success", text: ACCOUNT_MESSAGES.timeZoneSaved });
}
