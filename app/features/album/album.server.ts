import { and, asc, eq, gte, lte } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { type Db, prepared } from "~/db/store";
import { calendarOf, datesOfWeek, weekOf, weeksAway } from "~/features/day/calendar";
import { monthsOf } from "~/features/day/calendar-days";
import { monthText, weekText } from "~/features/day/date-text";
import { activeDates, daysOf } from "~/features/day/day.server";
import { perNutrient, pickAmounts } from "~/features/nutrition/amounts";
import { blocksOf, filledBlocks } from "~/features/puzzles/puzzle";
import { puzzlesOf } from "~/features/puzzles/stored.server";
import { INK, PAPER, rect, type Typefaces, textAt } from "~/features/share/card-shapes";
import { pngAnswer, typefaces } from "~/features/share/shared-puzzle.server";
import type { Caller } from "~/http/caller.server";
import { sha256 } from "~/platform/crypto.server";
import { drawnPng } from "~/platform/picture/draw.server";
import { semaphore } from "~/platform/semaphore";
import { albumCard, daysSheet, dayTile, placeOnSheet, SEASONS } from "./album-shapes";
import { type AlbumDay, albumDayText, albumShown, albumText, averagesOf, weekSentence } from "./album-text";

/** Pixels: A3 at 200 dpi. */
const POSTER = { width: 2339, height: 3307 };

const CELL = 3;
const SIDE = 26 * CELL;
const GAP = 10;
const MONTH = { width: 7 * SIDE + 6 * GAP, height: 6 * SIDE + 5 * GAP };
const COLUMNS = 3;
const BETWEEN = { x: 66, y: 132 };
const LEFT = Math.round((POSTER.width - COLUMNS * MONTH.width - (COLUMNS - 1) * BETWEEN.x) / 2);
const TOP = 520;
const FRAME = 27;

function yearPoster(year: string, days: readonly AlbumDay[], today: string, faces: Typefaces): string {
  const { display } = faces;
  const { width, height } = POSTER;
  const byDate = new Map(days.map((day) => [day.date, day]));
  const middle = width / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    rect({ x: 0, y: 0, width, height }, INK),
    rect({ x: FRAME, y: FRAME, width: width - 2 * FRAME, height: height - 2 * FRAME }, PAPER),
    textAt(display, year, { x: middle, y: 330, size: 448, anchor: "middle" }),
    ...monthsOf(year).map((month, i) => {
      const x = LEFT + (i % COLUMNS) * (MONTH.width + BETWEEN.x);
      const y = TOP + Math.floor(i / COLUMNS) * (MONTH.height + BETWEEN.y);
      const name = monthText(month).split(" ")[0] ?? "";
      return [
        rect({ x, y: y - 84, width: MONTH.width, height: 66 }, SEASONS[i] ?? PAPER),
        textAt(display, name, { x: x + 18, y: y - 32, size: 74.667 }),
        ...calendarOf(month, today, []).weeks.flatMap((week, row) =>
          week.map((cell, column) => {
            const place = { x: x + column * (SIDE + GAP), y: y + row * (SIDE + GAP), side: SIDE, cell: CELL };
            return cell ? dayTile(place, byDate.get(cell.date), cell.date > today) : "";
          }),
        ),
      ].join("");
    }),
    textAt(display, "Pixelplate", { x: middle, y: height - 84, size: 112, anchor: "middle" }),
    "</svg>",
  ].join("");
}

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
  const { days } = await daysOf(db, userId, { limit: 7, from: dates[0], to: dates[6] });
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

export const albumAnswer = (request: Request, draw: () => Promise<Buffer>): Promise<Response> =>
  pngAnswer(request, draw(), "private, no-cache");

const CACHE_MAX_BYTES = 20e6;
const cache = new LRUCache<string, Buffer>({
  maxSize: CACHE_MAX_BYTES,
  sizeCalculation: (png) => png.length,
});

// A year takes a core for about a second.
const inSlot = semaphore({ atOnce: 1, waiting: 8, perKey: 3 });

/** `who` takes turns with others; `draw` gives an SVG. Throws TooBusy. */
async function albumPng(who: string, content: unknown, draw: (faces: Typefaces) => string) {
  const key = sha256(`${who} ${JSON.stringify(content)}`);
  return cache.get(key) ?? inSlot(async () => cache.get(key) ?? drawn(key, draw), { key: who });
}

async function drawn(key: string, draw: (faces: Typefaces) => string) {
  const png = await drawnPng({ svg: draw(await typefaces()), png: { compressionLevel: 7 } });
  cache.set(key, png);
  return png;
}

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

export async function yearPng({ db, viewer, today }: Caller, year: string, onlyDays: boolean) {
  const userId = viewer.id;
  const days = await albumDays(db, userId, `${year}-01-01`, `${year}-12-31`);
  if (onlyDays) return albumPng(userId, ["days", days], () => daysSheet(days));
  return albumPng(userId, [year, days, today], (faces) => yearPoster(year, days, today, faces));
}
