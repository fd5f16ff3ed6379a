import type { Db } from "~/db/store";
import { calendarOf } from "../calendar/calendar";
import { monthText, weekText } from "../calendar/date-text";
import { activeDates } from "../day-of.server";
import { albumDays } from "./album-days.server";
import { albumShown } from "./album-shown";
import { albumText } from "./album-text";
import { averagesOf } from "./averages";
import { datesOfWeek, weekOf, weeksAway } from "./iso-week";

type Dates = { today: string; selected: string; hidesNumbers?: boolean };

export async function monthAlbum(
  db: Db,
  userId: string,
  month: string,
  { today, selected, hidesNumbers = false }: Dates,
) {
  const [active, days] = await Promise.all([
    activeDates(db, userId, month),
    albumDays(db, userId, `${month}-01`, `${month}-31`),
  ]);
  const title = monthText(month);
  const calendar = calendarOf(month, today, active);
  const dates = calendar.weeks.flat().flatMap((cell) => (cell ? [cell.date] : []));
  return {
    title,
    text: albumText(title, days),
    calendar,
    views: { month, week: weekOf(dates.includes(selected) ? selected : `${month}-01`) },
    ...albumShown(days, dates, hidesNumbers),
  };
}

export async function weekAlbum(
  db: Db,
  userId: string,
  week: string,
  { today, hidesNumbers = false }: Dates,
) {
  const dates = datesOfWeek(week);
  const days = await albumDays(db, userId, dates[0] ?? "", dates[6] ?? "");
  const title = weekText(dates);
  return {
    views: { month: (dates[3] ?? "").slice(0, 7), week },
    dates: dates.map((date) => ({ date, open: date <= today && days.some((day) => day.date === date) })),
    title,
    text: albumText(title, days),
    averages: averagesOf(days),
    previousWeek: weeksAway(week, -1),
    nextWeek: week < weekOf(today) ? weeksAway(week, 1) : null,
    ...albumShown(days, dates, hidesNumbers),
  };
}

export type MonthAlbum = Awaited<ReturnType<typeof monthAlbum>>;
export type WeekAlbum = Awaited<ReturnType<typeof weekAlbum>>;
