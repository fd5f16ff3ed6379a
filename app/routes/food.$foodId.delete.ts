import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { DAY_MESSAGES, homePath } from "~/features/day/messages";
import { dayIn } from "~/features/day/when-form.server";
import { deleteFood } from "~/features/log/edit-food.server";
import { writeLimitOf } from "~/http/limits.server";
import { errorPage } from "~/http/refusal";
import { redirectWithToast } from "~/http/toast.server";
import { requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { localDate } from "~/platform/local-date";

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const refusal = writeLimitOf(viewer.id);
  if (refusal) throw errorPage(refusal);
  const foodId = params.foodId ?? "";
  const today = localDate(viewer, now());
  const date = await deleteFood(store, viewer, foodId, now());
  if (!date) {
    const shown = dayIn(request, viewer, now())?.date ?? today;
    return redirectWithToast(homePath(shown, today), { type: "error", text: DAY_MESSAGES.foodGone });
  }
  const undo = `/food/${foodId}/restore`;
  return redirectWithToast(homePath(date, today), {
    type: "success",
    text: DAY_MESSAGES.foodDeleted,
    undo,
  });
}

export const loader = () => redirect("/");
