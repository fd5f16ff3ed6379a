import { LRUCache } from "lru-cache";
import type { Db } from "~/db/store";
import { calendarOf, datesOfWeek } from "~/features/day/calendar";
import { monthText, weekText } from "~/features/day/date-text";
import type { Typefaces } from "~/features/share/card-shapes";
import { pictures } from "~/features/share/shared-puzzle.server";
import { sha256 } from "~/platform/crypto.server";
import { semaphore } from "~/platform/semaphore";
import { albumDays } from "./album.server";
import { albumCard, daysSheet } from "./album-shapes";
import { yearPoster } from "./year-poster";

const CACHE_MAX_BYTES = 20e6;
const cache = new LRUCache<string, Buffer>({
  maxSize: CACHE_MAX_BYTES,
  sizeCalculation: (png) => png.length,
});

// A year takes a core for about a second.
const inSlot = semaphore({ atOnce: 1, waiting: 8, perKey: 3 });

/** `who` takes turns with others; `draw` gives an SVG. Throws TooBusy. */
export async function albumPng(who: string, content: unknown, draw: (faces: Typefaces) => string) {
  const key = sha256(`${who} ${JSON.stringify(content)}`);
  return cache.get(key) ?? inSlot(async () => cache.get(key) ?? drawn(key, draw), { key: who });
}

async function drawn(key: string, draw: (faces: Typefaces) => string) {
  const [sharp, { typefaces }] = await Promise.all([pictures(), import("~/features/share/card-png.server")]);
  const png = await sharp(Buffer.from(draw(typefaces())), { unlimited: true })
    .png({ compressionLevel: 7 })
    .toBuffer();
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

export async function yearPng(db: Db, userId: string, year: string, today: string, onlyDays: boolean) {
  const days = await albumDays(db, userId, `${year}-01-01`, `${year}-12-31`);
  if (onlyDays) return albumPng(userId, ["days", days], () => daysSheet(days));
  return albumPng(userId, [year, days, today], (faces) => yearPoster(year, days, today, faces));
}
