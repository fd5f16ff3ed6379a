import { calendarOf } from "~/features/day/calendar";
import { monthsOf } from "~/features/day/calendar-days";
import { monthText } from "~/features/day/date-text";
import { INK, PAPER, rect, type Typefaces, textAt } from "~/features/share/card-shapes";
import type { AlbumDay } from "./album-day";
import { dayTile, SEASONS } from "./album-shapes";

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

export function yearPoster(year: string, days: readonly AlbumDay[], today: string, faces: Typefaces): string {
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
