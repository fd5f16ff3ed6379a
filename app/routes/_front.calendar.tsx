import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { monthAlbum, weekAlbum } from "~/features/album/album.server";
import { CalendarMonth } from "~/features/album/calendar-month";
import { AlbumFoot, AlbumViews, WeekStrip } from "~/features/album/week-strip";
import { isMonth, isWeek } from "~/features/day/calendar";
import { DAY_MESSAGES } from "~/features/day/calendar-days";
import { CalendarProblem } from "~/features/day/day-problem";
import { callerOf } from "~/http/viewer.server";
import { isLocalDate } from "~/platform/local-date";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "Choose a day · Pixelplate" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const query = new URL(request.url).searchParams;
  const { today } = by;
  const date = query.get("date");
  const dates = {
    today,
    selected: isLocalDate(date) ? date : today,
    hidesNumbers: by.viewer.numbers === "hidden",
  };
  const week = query.get("week");
  if (week !== null) {
    if (!isWeek(week)) throw new Response(DAY_MESSAGES.notAWeek, { status: 400 });
    return { ...dates, week: await weekAlbum(by.db, by.viewer.id, week, dates), month: null };
  }
  const queryMonth = query.get("month");
  const month = isMonth(queryMonth) ? queryMonth : dates.selected.slice(0, 7);
  return { ...dates, week: null, month: await monthAlbum(by.db, by.viewer.id, month, dates) };
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <Dialog title="Choose a day" closeTo="/">
      {isRouteErrorResponse(error) && error.status === 400 && <p>{error.data}</p>}
      <CalendarProblem />
    </Dialog>
  );
}

export default function CalendarDialog() {
  const { selected, today, week, month } = useLoaderData<typeof loader>();
  const { views, text, pictures } = week ?? month;
  const shown = week ? "week" : "month";
  return (
    <Dialog
      title="Choose a day"
      closeTo={selected === today ? "/" : `/?date=${selected}`}
      footer={
        pictures.length > 0 && (
          <AlbumFoot
            preview
            picture={`/calendar.png?${shown}=${views[shown]}`}
            file={`pixelplate-${views[shown]}.png`}
            text={text}
          />
        )
      }
    >
      <AlbumViews {...views} selected={selected} shown={shown} />
      {week ? (
        <WeekStrip album={week} selected={selected} today={today} />
      ) : (
        <CalendarMonth album={month} selected={selected} today={today} />
      )}
    </Dialog>
  );
}
