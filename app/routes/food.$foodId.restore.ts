import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { DAY_MESSAGES, homePath } from "~/features/day/calendar-days";
import { FOOD_MESSAGES } from "~/features/food/entry";
import { loggedFood } from "~/features/food/logged.server";
import { restoreFood } from "~/features/log/log-food.server";
import { redirectWithToast, resultOf } from "~/http/form.server";
import { writeLimitOf } from "~/http/limits.server";
import { errorPage, Refusal } from "~/http/refusal";
import { callerOf } from "~/http/viewer.server";

/** Puts a deleted food back; twice is once. */
export async function action({ request, params }: ActionFunctionArgs) {
  const by = await callerOf(request);
  const refusal = writeLimitOf(by.viewer.id);
  if (refusal) throw errorPage(refusal);
  const foodId = params.foodId ?? "";
  const date = await resultOf(
    request,
    FOOD_MESSAGES.saveFailed,
    async () => (await restoreFood(by, foodId)) ?? (await loggedFood(by.db, by.viewer.id, foodId))?.date,
  );
  if (date instanceof Refusal) return redirectWithToast("/", { type: "error", text: date.message });
  if (!date) return redirectWithToast("/", { type: "error", text: DAY_MESSAGES.foodGone });
  return redirectWithToast(homePath(date, by.today), {
    type: "success",
    text: "Food restored",
  });
}

export const loader = () => redirect("/");
