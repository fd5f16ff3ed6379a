import { and, asc, eq, gte, lte } from "drizzle-orm";
import { type Db, prepared } from "~/db/store";
import { calendarOf, datesOfWeek, weekOf, weeksAway } from "~/features/day/calendar";
import { monthsOf, monthText, weekText } from "~/features/day/calendar-days";
import { activeDates, daySnapshots } from "~/features/day/day.server";
import { perNutrient, pickAmounts } from "~/features/nutrition/amounts";
import { blocksOf, filledBlocks } from "~/features/puzzles/puzzle";
import { puzzlesOf } from "~/features/puzzles/stored.server";
import type { Caller } from "~/http/caller.server";
import { sha256 } from "~/platform/crypto.server";
import { placeOnSheet } from "./album-shapes";
import { type AlbumDay, albumDayText, albumShown, albumText, averagesOf, weekSentence } from "./album-text";

export async function albumDays(db: Db, userId: string, from: string, to: string): Promise<AlbumDay[]> {
  const rows = await daysBetween(db, { userId, from, to });
  const find = await puzzlesOf(
    db,
    userId,
    rows.map(({ puzzle_id }) => puzzle_id),
  );
  return rows.map(({ date, puzzle_id, pixel_art_data, puzzle_progress, neat, ...row }) => {
    const puzzle = puzzle_id ? (find(puzzle_id)?.puzzle ?? null) : null;
    const blocks = puzzle && blocksOf(puzzle.map);
    // A share of the blocks, so that a redrawn picture stands at the same height.
    const filled = perNutrient((nutrient) => {
      const share = (pixel_art_data?.filled[nutrient] ?? 0) / (pixel_art_data?.blocks[nutrient] || 1);
      return blocks ? filledBlocks(blocks[nutrient], share) : 0;
    });
    const shown = puzzle && { id: puzzle.id, name: puzzle.name, map: puzzle.map };
    return { date, puzzle: shown, filled, progress: puzzle_progress, neat, totals: pickAmounts(row) };
  });
}

type Between = { userId: string; from: string; to: string };

const daysBetween = prepared((db, { userId, from, to }: Between) => {
  const { daily_home_data: days } = db.t;
  return db
    .select({
      date: days.date,
      puzzle_id: days.puzzle_id,
      pixel_art_data: days.pixel_art_data,
      puzzle_progress: days.puzzle_progress,
      neat: days.neat,
      ...pickAmounts(days),
    })
    .from(days)
    .where(and(eq(days.user_id, userId), gte(days.date, from), lte(days.date, to)))
    .orderBy(asc(days.date));
});

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

/** The week before, on the first day of a week; null on other days, and without two days of food in it. */
export async function lastWeekAlbum(
  db: Db,
  userId: string,
  { today, before, hidesNumbers }: { today: string; before: string | null; hidesNumbers: boolean },
) {
  const week = weekOf(today);
  if (!before || before >= (datesOfWeek(week)[0] ?? "")) return null;
  const last = weeksAway(week, -1);
  const dates = datesOfWeek(last);
  const { days } = await daySnapshots(db, userId, { limit: 7, from: dates[0], to: dates[6] });
  const sentence = weekSentence(days);
  if (!sentence) return null;
  const {
    pictures,
    days: shown,
    text,
  } = await weekAlbum(db, userId, last, { today, selected: today, hidesNumbers });
  return { week: last, dates, pictures, days: shown, text, sentence };
}

export type LastWeek = NonNullable<Awaited<ReturnType<typeof lastWeekAlbum>>>;

export type MonthAlbum = Awaited<ReturnType<typeof monthAlbum>>;
export type WeekAlbum = Awaited<ReturnType<typeof weekAlbum>>;

export async function yearAlbum({ db, viewer, today }: Caller, year: string) {
  const hidesNumbers = viewer.numbers === "hidden";
  const days = await albumDays(db, viewer.id, `${year}-01-01`, `${year}-12-31`);
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
  const shown = days.map(({ date, puzzle, filled }) => [date, puzzle?.map, filled]);
  return {
    year,
    text: albumText(year, days),
    months,
    sheet: `/my-collections/${year}.png?only=days&v=${sha256(JSON.stringify(shown)).slice(0, 12)}`,
    previous: String(Number(year) - 1),
    next: year < today.slice(0, 4) ? String(Number(year) + 1) : null,
  };
}

export type YearAlbum = Awaited<ReturnType<typeof yearAlbum>>;
