import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { localDate } from "~/features/day/calendar/local-date";
import { pastDayOf } from "~/features/day/calendar/past-day";
import { whenGiven } from "~/features/day/calendar/when-fields.server";
import { logFoodAgain } from "~/features/day/log/log-food-again.server";
import { redirectLogged } from "~/features/day/log/redirect-logged.server";
import { againSchema } from "~/features/food/again-schema.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { resultOf } from "~/http/answer-form.server";
import { readForm } from "~/http/form.server";
import { onDay } from "~/http/on-day";
import { errorPage, Refusal } from "~/http/refusal";
import { redirectWithToast } from "~/http/toast.server";
import { requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const today = localDate(viewer, now());
  const { value, refusal } = await readForm(request, againSchema.extend(whenGiven(today)));
  if (refusal) throw errorPage(refusal);
  const result = await resultOf(request, FOOD_MESSAGES.saveFailed, () =>
    logFoodAgain(store, viewer, params.foodId ?? "", value, now()),
  );
  if (!(result instanceof Refusal)) return redirectLogged(result);
  const { status, message: text } = result;
  if (status !== 404 && status !== 503) throw new Response(text, { status });
  return redirectWithToast(onDay("/?eat=1", pastDayOf(value.date, today)), { type: "error", text });
}

export const loader = () => redirect("/?eat=1");
