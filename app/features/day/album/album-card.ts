import { INK, PAPER, packetShape, rect, STEP, seam, textAt } from "~/features/share/card-shapes";
import { LANDSCAPE, PORTRAIT } from "~/features/share/card-size";
import type { Typefaces } from "~/features/share/lettering";
import { WEEKDAYS } from "../calendar/weekdays";
import type { AlbumDay } from "./album-day";
import { dayTile } from "./album-shapes";

export type AlbumPage = {
  title: string;
  /** Rows of seven dates, Monday first; null outside the month. */
  weeks: (string | null)[][];
  days: readonly AlbumDay[];
  today: string;
  seasonMonth: number;
};

const FORMATS = {
  month: { ...PORTRAIT, box: { x: 60, y: 27, width: 942, height: 1278 }, cell: 4, title: 149.333 },
  week: { ...LANDSCAPE, box: { x: 54, y: 48, width: 1074, height: 516 }, cell: 5, title: 112 },
};
const SEAM = 54;
const GAP = 12;

/** A month or a week of pictures as a packet, without a number but the title's. */
export function albumCard(format: keyof typeof FORMATS, page: AlbumPage, { display }: Typefaces): string {
  const { width, height, box, cell, title } = FORMATS[format];
  const band = SEAM + title + 48;
  const side = 24 * cell + 2 * cell;
  const middle = box.x + box.width / 2;
  const left = middle - (7 * side + 6 * GAP) / 2;
  const gridTop = box.y + STEP + band + 96;
  const room = box.y + box.height - STEP - gridTop;
  const step = Math.min(side + 60, Math.floor((room - GAP) / page.weeks.length));
  const top = gridTop + Math.max(0, Math.floor((room - step * page.weeks.length) / 2));
  const byDate = new Map(page.days.map((day) => [day.date, day]));
  const column = (i: number) => Math.round(left + i * (side + GAP));
  const tiles = page.weeks.flatMap((week, row) =>
    week.map((date, i) =>
      date
        ? dayTile({ x: column(i), y: top + row * step, side, cell }, byDate.get(date), date > page.today)
        : "",
    ),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    packetShape(box, [
      rect(box, PAPER),
      rect({ ...box, height: band + STEP }, SEASONS[page.seasonMonth - 1] ?? PAPER),
      seam({ ...box, y: box.y + STEP, height: SEAM }, "Pixelplate", display),
      rect({ ...box, y: box.y + band + STEP, height: STEP }, INK),
    ]),
    textAt(display, page.title, {
      x: middle,
      y: box.y + STEP + SEAM + title * 0.85,
      size: title,
      anchor: "middle",
    }),
    ...WEEKDAYS.map((day, i) =>
      textAt(display, day.slice(0, 1), {
        x: column(i) + side / 2,
        y: gridTop - 18,
        size: 56,
        anchor: "middle",
      }),
    ),
    ...tiles,
    "</svg>",
  ].join("");
}

export const SEASONS = [
  "#BFDDF5",
  "#D8D2F0",
  "#C7F58C",
  "#FFC2CB",
  "#D9E59A",
  "#FFCBC5",
  "#F6E78C",
  "#F9C9A8",
  "#FBD891",
  "#FFB279",
  "#FACAB2",
  "#BFE3E0",
];
