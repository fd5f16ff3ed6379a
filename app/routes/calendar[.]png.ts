import type { LoaderFunctionArgs } from "@remix-run/node";
import { albumAnswer, monthPng, weekPng } from "~/features/album/album.server";
import { isMonth, isWeek } from "~/features/day/calendar";
import { DAY_MESSAGES } from "~/features/day/messages";
import { requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { localDate } from "~/platform/local-date";

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
