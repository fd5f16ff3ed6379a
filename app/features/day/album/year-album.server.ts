import type { Db } from "~/db/store";
import { sha256 } from "~/platform/sha256.server";
import { calendarOf } from "../calendar/calendar";
import { monthText } from "../calendar/date-text";
import { monthsOf } from "../calendar/months-of";
import { albumDayText } from "./album-day";
import { albumDays } from "./album-days.server";
import { albumText } from "./album-text";
import { placeOnSheet } from "./days-sheet";

export async function yearAlbum(db: Db, userId: string, year: string, today: string, hidesNumbers = false) {
  const days = await albumDays(db, userId, `${year}-01-01`, `${year}-12-31`);
  const byDate = new Map(days.map((day) => [day.date, day]));
  const months = monthsOf(year).map((month) => ({
    month,
    name: monthText(month).split(" ")[0] ?? "",
    text: albumText(
      monthText(month),
      days.filter(({ date }) => date.startsWith(month)),
    ),
    days: calendarOf(month, today, [])
      .weeks.flat()
      .map((cell) => {
        const day = cell && byDate.get(cell.date);
        if (!cell || !day) return cell && { date: cell.date, ahead: cell.date > today };
        const place = day.puzzle && placeOnSheet(day.date);
        return {
          date: day.date,
          ahead: false,
          text: albumDayText(day.date, day, hidesNumbers),
          place,
          neat: day.neat,
        };
      }),
  }));
  const shown = days.map(({ date, puzzle, filled }) => [date, puzzle?.id, filled]);
  return {
    year,
    text: albumText(year, days),
    months,
    /** Changes with what it shows. */
    sheet: `/my-collections/${year}.png?only=days&v=${sha256(JSON.stringify(shown)).slice(0, 12)}`,
    previous: String(Number(year) - 1),
    next: year < today.slice(0, 4) ? String(Number(year) + 1) : null,
  };
}

export type YearAlbum = Awaited<ReturnType<typeof yearAlbum>>;
