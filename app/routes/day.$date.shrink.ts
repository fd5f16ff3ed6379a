import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { CLOSE_MESSAGES, shrink, unshrink } from "~/features/day/close.server";
import { DAY_MESSAGES, homePath } from "~/features/day/messages";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { resultOf } from "~/http/form.server";
import { writeLimitOf } from "~/http/limits.server";
import { errorPage, Refusal } from "~/http/refusal";
import { redirectWithToast } from "~/http/toast.server";
import { callerOf } from "~/http/viewer.server";
import { isLocalDate } from "~/platform/local-date";

/** With `?undo`, or by DELETE, takes it back. */
export async function action({ request, params: { date } }: ActionFunctionArgs) {
  const by = await callerOf(request);
  const limited = writeLimitOf(by.viewer.id);
  if (limited) throw errorPage(limited);
  if (!isLocalDate(date)) throw new Response(DAY_MESSAGES.notADay, { status: 404 });
  const undoes = request.method === "DELETE" || new URL(request.url).searchParams.has("undo");
  const result = await resultOf(request, FOOD_MESSAGES.saveFailed, () =>
    (undoes ? unshrink : shrink)(by, date),
  );
  if (result instanceof Refusal) throw errorPage(result);
  const { today } = by;
  if (undoes)
    return redirectWithToast(homePath(date, today), { type: "success", text: CLOSE_MESSAGES.unshrunk });
  return redirectWithToast(homePath(date, today, result.collected), {
    type: "success",
    text: CLOSE_MESSAGES.shrunk,
    undo: `/day/${date}/shrink?undo`,
  });
}

export const loader = () => redirect("/");
