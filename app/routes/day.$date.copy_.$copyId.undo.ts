import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { DAY_MESSAGES, homePath } from "~/features/day/messages";
import { undoCopy } from "~/features/log/log-again.server";
import { writeLimitOf } from "~/http/limits.server";
import { errorPage } from "~/http/refusal";
import { redirectWithToast } from "~/http/toast.server";
import { requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { isLocalDate, localDate } from "~/platform/local-date";

export async function action({ request, params: { date, copyId = "" } }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const refusal = writeLimitOf(viewer.id);
  if (refusal) throw errorPage(refusal);
  if (!isLocalDate(date)) throw new Response(DAY_MESSAGES.notADay, { status: 404 });
  const undone = await undoCopy(store, viewer, date, copyId, now());
  const home = homePath(date, localDate(viewer, now()));
  return redirectWithToast(
    home,
    undone
      ? { type: "success", text: DAY_MESSAGES.copyUndone }
      : { type: "error", text: DAY_MESSAGES.foodGone },
  );
}

export const loader = () => redirect("/");
