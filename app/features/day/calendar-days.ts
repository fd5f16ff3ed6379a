const DAY_MS = 86_400_000;

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

export const monthsOf = (year: string): string[] =>
  Array.from({ length: 12 }, (_, i) => `${year}-${String(i + 1).padStart(2, "0")}`);

export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export const PARTS_OF_DAY = ["morning", "midday", "afternoon", "evening"] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

export const PART_NAMES: Record<PartOfDay, string> = {
  morning: "Morning",
  midday: "Midday",
  afternoon: "Afternoon",
  evening: "Evening",
};

/** Of a local time, `HH:MM`: up to 11:00, 15:00 and 18:00. */
export function partOfDay(time: string): PartOfDay {
  if (time < "11:00") return "morning";
  if (time < "15:00") return "midday";
  return time < "18:00" ? "afternoon" : "evening";
}

export const isPartOfDay = (text: unknown): text is PartOfDay => PARTS_OF_DAY.some((part) => part === text);

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

export const DAY_MESSAGES = {
  notADay: "Must be a valid date",
  notAWeek: "Must be a week, such as 2026-W47",
  futureDay: "Must not be in the future",
  notATime: "Must be a valid time",
  notAPart: "Must be a part of the day",
  notASize: "Must be light, usual or big",
  snapshotFailed: "快照加载失败",
  foodGone: "This food no longer exists.",
} as const;

/** `done`: with the card of the picture that was just completed. */
export function homePath(date: string, today: string, done = false): string {
  const query = [date !== today && `date=${date}`, done && "done=1"].filter(Boolean).join("&");
  return query ? `/?${query}` : "/";
}
