import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { DAY_MESSAGES, homePath } from "~/features/day/messages";
import { loggedFood } from "~/features/food/logged.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { restoreFood } from "~/features/log/edit-food.server";
import { resultOf } from "~/http/form.server";
import { writeLimitOf } from "~/http/limits.server";
import { errorPage, Refusal } from "~/http/refusal";
import { redirectWithToast } from "~/http/toast.server";
import { requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { localDate } from "~/platform/local-date";

/** Puts a deleted food back; twice is once. */
export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const refusal = writeLimitOf(viewer.id);
  if (refusal) throw errorPage(refusal);
  const foodId = params.foodId ?? "";
  const date = await resultOf(
    request,
    FOOD_MESSAGES.saveFailed,
    async () =>
      (await restoreFood(store, viewer, foodId, now())) ??
      (await loggedFood(store.read, viewer.id, foodId))?.date,
  );
  if (date instanceof Refusal) return redirectWithToast("/", { type: "error", text: date.message });
  if (!date) return redirectWithToast("/", { type: "error", text: DAY_MESSAGES.foodGone });
  return redirectWithToast(homePath(date, localDate(viewer, now())), {
    type: "success",
    text: DAY_MESSAGES.foodRestored,
  });
}

export const loader = () => redirect("/");
