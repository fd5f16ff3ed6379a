import type { LoaderFunctionArgs } from "@remix-run/node";
import { albumAnswer } from "~/features/day/album/album-answer.server";
import { monthPng, weekPng } from "~/features/day/album/album-pictures.server";
import { isWeek } from "~/features/day/album/iso-week";
import { isMonth } from "~/features/day/calendar/calendar";
import { localDate } from "~/features/day/calendar/local-date";
import { DAY_MESSAGES } from "~/features/day/messages";
import { requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

/** A month's or a week's pictures as one, without numbers; this month's by default. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { id, ...hours } = await requireViewer(request);
  const query = new URL(request.url).searchParams;
  const today = localDate(hours, now());
  const week = query.get("week");
  if (week !== null) {
    if (!isWeek(week)) throw new Response(DAY_MESSAGES.notAWeek, { status: 400 });
    return albumAnswer(request, () => weekPng(store.read, id, week, today));
  }
  const month = query.get("month") ?? today.slice(0, 7);
  if (!isMonth(month)) throw new Response(DAY_MESSAGES.notAMonth, { status: 400 });
  return albumAnswer(request, () => monthPng(store.read, id, month, today));
}
