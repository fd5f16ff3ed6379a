import type { Db } from "~/db/store";
import { calendarOf } from "../calendar/calendar";
import { monthText, weekText } from "../calendar/date-text";
import { albumCard } from "./album-card";
import { albumDays } from "./album-days.server";
import { albumPng } from "./album-png.server";
import { daysSheet } from "./days-sheet";
import { datesOfWeek } from "./iso-week";
import { yearPoster } from "./year-poster";

export async function monthPng(db: Db, userId: string, month: string, today: string) {
  const days = await albumDays(db, userId, `${month}-01`, `${month}-31`);
  const weeks = calendarOf(month, today, []).weeks.map((week) => week.map((cell) => cell?.date ?? null));
  const page = { title: monthText(month), weeks, days, today, seasonMonth: Number(month.slice(5)) };
  return albumPng(userId, page, (faces) => albumCard("month", page, faces));
}

export async function weekPng(db: Db, userId: string, week: string, today: string) {
  const dates = datesOfWeek(week);
  const days = await albumDays(db, userId, dates[0] ?? "", dates[6] ?? "");
  const seasonMonth = Number(dates[3]?.slice(5, 7));
  const page = { title: weekText(dates), weeks: [dates], days, today, seasonMonth };
  return albumPng(userId, page, (faces) => albumCard("week", page, faces));
}

export async function yearPng(db: Db, userId: string, year: string, today: string, onlyDays: boolean) {
  const days = await albumDays(db, userId, `${year}-01-01`, `${year}-12-31`);
  if (onlyDays) return albumPng(userId, ["days", days], () => daysSheet(days));
  return albumPng(userId, [year, days, today], (faces) => yearPoster(year, days, today, faces));
}
