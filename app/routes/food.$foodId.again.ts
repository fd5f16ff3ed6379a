import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { pastDayOf, whenGiven } from "~/features/day/dates.server";
import { FOOD_MESSAGES } from "~/features/food/entry";
import { againSchema } from "~/features/food/entry-form.server";
import { logFoodAgain } from "~/features/log/log-again.server";
import { redirectLogged } from "~/features/log/log-forms.server";
import { readForm, redirectWithToast, resultOf } from "~/http/form.server";
import { errorPage, Refusal } from "~/http/refusal";
import { onDay } from "~/http/safe-path";
import { callerOf } from "~/http/viewer.server";

export async function action({ request, params }: ActionFunctionArgs) {
  const by = await callerOf(request);
  const { today } = by;
  const { value, refusal } = await readForm(request, againSchema.extend(whenGiven(today)));
  if (refusal) throw errorPage(refusal);
  const result = await resultOf(request, FOOD_MESSAGES.saveFailed, () =>
    logFoodAgain(by, params.foodId ?? "", value),
  );
  if (!(result instanceof Refusal)) return redirectLogged(result);
  const { status, message: text } = result;
  if (status !== 404 && status !== 503) throw new Response(text, { status });
  return redirectWithToast(onDay("/?eat=1", pastDayOf(value.date, today)), { type: "error", text });
}

export const loader = () => redirect("/?eat=1");
