import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { DAY_MESSAGES, homePath } from "~/features/day/calendar-days";
import { dayIn } from "~/features/day/dates.server";
import { deleteFood } from "~/features/log/log-food.server";
import { redirectWithToast } from "~/http/form.server";
import { writeLimitOf } from "~/http/limits.server";
import { errorPage } from "~/http/refusal";
import { callerOf } from "~/http/viewer.server";

export async function action({ request, params }: ActionFunctionArgs) {
  const by = await callerOf(request);
  const refusal = writeLimitOf(by.viewer.id);
  if (refusal) throw errorPage(refusal);
  const foodId = params.foodId ?? "";
  const { today } = by;
  const date = await deleteFood(by, foodId);
  if (!date) {
    const shown = dayIn(by, request)?.date ?? today;
    return redirectWithToast(homePath(shown, today), { type: "error", text: DAY_MESSAGES.foodGone });
  }
  const undo = `/food/${foodId}/restore`;
  return redirectWithToast(homePath(date, today), {
    type: "success",
    text: "Food deleted",
    undo,
  });
}

export const loader = () => redirect("/");
