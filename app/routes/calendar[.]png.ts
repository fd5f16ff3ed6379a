import type { LoaderFunctionArgs } from "@remix-run/node";
import { monthPng, weekPng } from "~/features/album/album-png.server";
import { isMonth, isWeek } from "~/features/day/calendar";
import { DAY_MESSAGES } from "~/features/day/calendar-days";
import { pngAnswer } from "~/features/share/card-png.server";
import { callerOf } from "~/http/viewer.server";

/** A month's or a week's pictures as one, without numbers; this month's by default. */
export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const query = new URL(request.url).searchParams;
  const { today } = by;
  const week = query.get("week");
  if (week !== null) {
    if (!isWeek(week)) throw new Response(DAY_MESSAGES.notAWeek, { status: 400 });
    return pngAnswer(request, weekPng(by.db, by.viewer.id, week, today), "private, no-cache");
  }
  const month = query.get("month") ?? today.slice(0, 7);
  if (!isMonth(month)) throw new Response("Must be a month, such as 2026-11", { status: 400 });
  return pngAnswer(request, monthPng(by.db, by.viewer.id, month, today), "private, no-cache");
}
