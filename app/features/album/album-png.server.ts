import { LRUCache } from "lru-cache";
import type { Db } from "~/db/store";
import { calendarOf, datesOfWeek } from "~/features/day/calendar";
import { monthsOf, monthText, weekText } from "~/features/day/calendar-days";
import { typefaces } from "~/features/share/card-png.server";
import { INK, PAPER, rect, type Typefaces, textAt } from "~/features/share/card-shapes";
import type { Caller } from "~/http/caller.server";
import { sha256 } from "~/platform/crypto.server";
import { drawnPng } from "~/platform/picture/draw.server";
import { semaphore } from "~/platform/semaphore";
import { albumDays } from "./album.server";
import { albumCard, daysSheet, dayTile, SEASONS } from "./album-shapes";
import type { AlbumDay } from "./album-text";

const CACHE_MAX_BYTES = 20e6;
const cache = new LRUCache<string, Buffer>({
  maxSize: CACHE_MAX_BYTES,
  sizeCalculation: (png) => png.length,
});

// A year takes a core for about a second.
const inSlot = semaphore({ atOnce: 1, waiting: 8, perKey: 3 });

/** `who` takes turns with others; `draw` gives an SVG. Throws TooBusy. */
async function albumPng(rateKey: string, content: unknown, draw: (faces: Typefaces) => string) {
  const key = sha256(`${rateKey} ${JSON.stringify(content)}`);
  return cache.get(key) ?? inSlot(async () => cache.get(key) ?? drawn(key, draw), { key: rateKey });
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
