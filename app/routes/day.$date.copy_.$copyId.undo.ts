import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { DAY_MESSAGES, homePath } from "~/features/day/calendar-days";
import { undoCopy } from "~/features/log/log-again.server";
import { redirectWithToast } from "~/http/form.server";
import { writeLimitOf } from "~/http/limits.server";
import { errorPage } from "~/http/refusal";
import { callerOf } from "~/http/viewer.server";
import { isLocalDate } from "~/platform/local-date";

export async function action({ request, params: { date, copyId = "" } }: ActionFunctionArgs) {
  const by = await callerOf(request);
  const refusal = writeLimitOf(by.viewer.id);
  if (refusal) throw errorPage(refusal);
  if (!isLocalDate(date)) throw new Response(DAY_MESSAGES.notADay, { status: 404 });
  const undone = await undoCopy(by, date, copyId);
  const home = homePath(date, by.today);
  return redirectWithToast(
    home,
    undone ? { type: "success", text: "Copy undone" } : { type: "error", text: DAY_MESSAGES.foodGone },
  );
}

export const loader = () => redirect("/");
