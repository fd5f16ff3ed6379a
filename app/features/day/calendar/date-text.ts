import { addDays } from "./local-date";

// Creating a format takes far longer than using it.
const FORMATS_MAX = 100;
const formats = new Map<string, Intl.DateTimeFormat>();

function inZone(instant: number | Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify([timeZone, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat("en-US", { ...options, timeZone });
  if (formats.size >= FORMATS_MAX) formats.clear();
  formats.set(key, format);
  return format.format(instant);
}

const inUtc = (date: string, options: Intl.DateTimeFormatOptions) =>
  inZone(new Date(`${date}T00:00:00Z`), "UTC", options);

/** "Tue, Mar 5" */
export const dateText = (date: string) => inUtc(date, { weekday: "short", month: "short", day: "numeric" });

/** "November 2026" */
export const monthText = (month: string) => inUtc(`${month}-01`, { month: "long", year: "numeric" });

export function relativeDateText(date: string, today: string): string {
  if (date === today) return "Today";
  return date === addDays(today, -1) ? "Yesterday" : "";
}

/** "9:05 AM" */
export const timeText = (instantMs: number, timeZone: string) =>
  inZone(instantMs, timeZone, { hour: "numeric", minute: "2-digit", hour12: true });

/** "Thursday, November 19" */
export const longDateText = (date: string) => inUtc(date, { weekday: "long", month: "long", day: "numeric" });

/** "Nov 16 to Nov 22, 2026", from a week's dates. */
export function weekText(dates: readonly string[]): string {
  const [first = "", last = ""] = [dates[0], dates.at(-1)];
  const day = (date: string) => inUtc(date, { month: "short", day: "numeric" });
  return `${day(first)} to ${day(last)}, ${last.slice(0, 4)}`;
}
