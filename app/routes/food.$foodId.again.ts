import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { eatenAt } from "~/features/day/eaten-at";
import { homePath } from "~/features/day/home-path";
import { localDate } from "~/features/day/local-date";
import { localTime } from "~/features/day/local-time";
import { logFood } from "~/features/day/log-food.server";
import { DAY_MESSAGES } from "~/features/day/messages";
import { pastDayOf } from "~/features/day/past-day";
import { whenGiven } from "~/features/day/when-fields.server";
import { keySchema } from "~/features/food/key-schema.server";
import { loggedFood } from "~/features/food/logged-food.server";
import { FOOD_MESSAGES } from "~/features/food/messages";
import { readForm } from "~/http/form.server";
import { onDay } from "~/http/on-day";
import { redirectWithToast } from "~/http/toast.server";
import { undefinedIfUnavailable } from "~/http/undefined-if-unavailable.server";
import { requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

/** Logs a food of before once more: now, or on another day at the time it was eaten before. */
export async function action({ request, params }: ActionFunctionArgs) {
  const viewer = await requireViewer(request);
  const today = localDate(viewer.timeZone, now());
  const { value, reply, refusal } = await readForm(request, keySchema.extend(whenGiven(today)));
  if (!value) throw new Response(Object.values(reply().error ?? {}).flat()[0], refusal);
  const { date } = value;
  const found = await loggedFood(store.read, viewer.id, params.foodId ?? "");
  if (!found) throw new Response(DAY_MESSAGES.foodGone, { status: 404 });
  const time = value.time ?? (date && localTime(viewer.timeZone, found.time));
  const eaten = eatenAt(viewer.timeZone, date === today ? value : { date, time }, now());
  const logged = await undefinedIfUnavailable(() =>
    logFood(store, viewer, found.entry, value.key, now(), eaten),
  );
  if (!logged)
    return redirectWithToast(onDay("/?eat=1", pastDayOf(date, today)), {
      type: "error",
      text: FOOD_MESSAGES.saveFailed,
    });
  return redirectWithToast(homePath(eaten.date, today), { type: "success", text: FOOD_MESSAGES.logged });
}

export const loader = () => redirect("/?eat=1");
