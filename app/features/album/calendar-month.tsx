import { Link } from "@remix-run/react";
import { DAY_MESSAGES, WEEKDAYS } from "~/features/day/calendar-days";
import { DisabledArrow, Icon } from "~/ui/controls";
import type { MonthAlbum } from "./album.server";
import { AlbumPictures, DayPicture } from "./week-strip";
import "./calendar-month.css";

type Props = { album: MonthAlbum; selected: string; today: string };

export function CalendarMonth({ album, selected, today }: Props) {
  const { calendar, views, title, text, days } = album;
  const monthLink = (to: string) => `/calendar?month=${to}&date=${selected}`;
  return (
    <div className="calendar-month">
      <div className="month-switcher">
        <Link className="icon-button" to={monthLink(calendar.previousMonth)} aria-label="Previous month">
          <Icon name="chevron-left" />
        </Link>
        <h3 aria-live="polite">{title}</h3>
        {views.month < today.slice(0, 7) ? (
          <Link className="icon-button" to={monthLink(calendar.nextMonth)} aria-label="Next month">
            <Icon name="chevron-right" />
          </Link>
        ) : (
          <DisabledArrow label="Next month" icon="chevron-right" />
        )}
      </div>
      <AlbumPictures pictures={album.pictures} />
      <table>
        <caption className="visually-hidden">{text}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((day) => (
              <th key={day} scope="col" abbr={day}>
                {day[0]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendar.weeks.map((week) => (
            <tr key={week.find((cell) => cell)?.date}>
              {week.map((cell, i) => (
                <td key={cell?.date ?? WEEKDAYS[i]}>
                  {cell && (
                    <DayCell
                      {...cell}
                      shown={days[cell.date]}
                      selected={cell.date === selected}
                      today={cell.date === today}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
          {[5, 6].map((week) => week > calendar.weeks.length && <BlankWeek key={week} />)}
        </tbody>
      </table>
    </div>
  );
}

/** Months of four to six weeks are equally high: the sheet stays where it is. */
const BlankWeek = () => (
  <tr className="blank-week">
    <td colSpan={7}>
      <span>
        <DayPicture day={undefined} />1
      </span>
    </td>
  </tr>
);

type DayCellProps = {
  date: string;
  day: number;
  open: boolean;
  shown: MonthAlbum["days"][string] | undefined;
  selected: boolean;
  today: boolean;
};

function DayCell({ date, day, open, shown, selected, today }: DayCellProps) {
  if (!open)
    return (
      <span aria-disabled="true">
        <DayPicture day={undefined} />
        {day}
      </span>
    );
  return (
    <Link
      to={`/?date=${date}`}
      data-offline={DAY_MESSAGES.snapshotFailed}
      aria-label={shown?.text}
      aria-current={selected ? "date" : undefined}
      data-today={today || undefined}
    >
      <DayPicture day={shown} />
      {day}
    </Link>
  );
}
