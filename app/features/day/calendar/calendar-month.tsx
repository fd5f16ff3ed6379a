import { Link } from "@remix-run/react";
import { DisabledArrow } from "~/ui/disabled-arrow";
import { Icon } from "~/ui/icon";
import { DAY_MESSAGES } from "../messages";
import type { Calendar } from "./calendar";
import "./calendar-month.css";

type Props = { calendar: Calendar; month: string; monthText: string; selected: string; today: string };

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export function CalendarMonth({ calendar, month, monthText, selected, today }: Props) {
  const monthLink = (to: string) => `/calendar?month=${to}&date=${selected}`;
  return (
    <div className="calendar-month">
      <div className="month-switcher">
        <Link className="icon-button" to={monthLink(calendar.previousMonth)} aria-label="Previous month">
          <Icon name="chevron-left" />
        </Link>
        <h3 aria-live="polite">{monthText}</h3>
        {month < today.slice(0, 7) ? (
          <Link className="icon-button" to={monthLink(calendar.nextMonth)} aria-label="Next month">
            <Icon name="chevron-right" />
          </Link>
        ) : (
          <DisabledArrow label="Next month" icon="chevron-right" />
        )}
      </div>
      <table>
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
                    <DayCell {...cell} selected={cell.date === selected} today={cell.date === today} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type DayCellProps = { date: string; day: number; open: boolean; selected: boolean; today: boolean };

function DayCell({ date, day, open, selected, today }: DayCellProps) {
  if (!open) return <span aria-disabled="true">{day}</span>;
  return (
    <Link
      to={`/?date=${date}`}
      data-offline={DAY_MESSAGES.snapshotFailed}
      aria-current={selected ? "date" : undefined}
      data-today={today || undefined}
    >
      {day}
    </Link>
  );
}
