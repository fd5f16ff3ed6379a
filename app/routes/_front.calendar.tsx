import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { calendarOf, isMonth } from "~/features/day/calendar/calendar";
import { CalendarMonth } from "~/features/day/calendar/calendar-month";
import { CalendarProblem } from "~/features/day/calendar/calendar-problem";
import { monthText } from "~/features/day/calendar/date-text";
import { isLocalDate, localDate } from "~/features/day/calendar/local-date";
import { activeDates } from "~/features/day/day-of.server";
import { requireViewer } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Choose a day · Pixelplate" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const viewer = await requireViewer(request);
  const query = new URL(request.url).searchParams;
  const today = localDate(viewer.timeZone, now());
  const date = query.get("date");
  const selected = isLocalDate(date) ? date : today;
  const queryMonth = query.get("month");
  const month = isMonth(queryMonth) ? queryMonth : selected.slice(0, 7);
  const calendar = calendarOf(month, today, await activeDates(store.read, viewer.id, month));
  return { calendar, month, monthText: monthText(month), selected, today };
}

export function ErrorBoundary() {
  return (
    <Dialog title="Choose a day" closeTo="/">
      <CalendarProblem />
    </Dialog>
  );
}

export default function CalendarDialog() {
  const shown = useLoaderData<typeof loader>();
  return (
    <Dialog title="Choose a day" closeTo={shown.selected === shown.today ? "/" : `/?date=${shown.selected}`}>
      <CalendarMonth {...shown} />
    </Dialog>
  );
}
