import { addDays } from "./calendar-days";

// Creating a format takes far longer than using it.
const ZONES_MAX = 100;
const formats = new Map<object, Map<string, Intl.DateTimeFormat>>();

/** `options` is a constant: each object has formats of its own. */
function inZone(instant: number | Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const byZone = formats.get(options) ?? new Map<string, Intl.DateTimeFormat>();
  const format = byZone.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { ...options, timeZone });
  if (byZone.size >= ZONES_MAX) byZone.clear();
  byZone.set(timeZone, format);
  formats.set(options, byZone);
  return format.format(instant);
}

const SHORT_DAY = { weekday: "short", month: "short", day: "numeric" } as const;
const MONTH = { month: "long", year: "numeric" } as const;
const TIME = { hour: "numeric", minute: "2-digit", hour12: true } as const;
const LONG_DAY = { weekday: "long", month: "long", day: "numeric" } as const;
const DAY = { month: "short", day: "numeric" } as const;

const inUtc = (date: string, options: Intl.DateTimeFormatOptions) =>
  inZone(new Date(`${date}T00:00:00Z`), "UTC", options);

/** "Tue, Mar 5" */
export const dateText = (date: string) => inUtc(date, SHORT_DAY);

/** "Tue, Mar 5", or "Tue, Mar 5, 2024" of another year than this one. */
export const datedText = (date: string, today: string): string =>
  date.slice(0, 4) === today.slice(0, 4) ? dateText(date) : `${dateText(date)}, ${date.slice(0, 4)}`;

export const monthText = (month: string) => inUtc(`${month}-01`, MONTH);

export function relativeDateText(date: string, today: string): string {
  if (date === today) return "Today";
  return date === addDays(today, -1) ? "Yesterday" : "";
}

export const timeText = (instantMs: number, timeZone: string) => inZone(instantMs, timeZone, TIME);

export const longDateText = (date: string) => inUtc(date, LONG_DAY);

export function weekText(dates: readonly string[]): string {
  const [first = "", last = ""] = [dates[0], dates.at(-1)];
  const day = (date: string) => inUtc(date, DAY);
  return `${day(first)} to ${day(last)}, ${last.slice(0, 4)}`;
}
