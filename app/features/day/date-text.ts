import { addDays } from "./local-date";

const inUtc = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));

/** A day as shown: "Tue, Mar 5". */
export const dateText = (date: string) => inUtc(date, { weekday: "short", month: "short", day: "numeric" });

/** A month as shown: "November 2026". */
export const monthText = (month: string) => inUtc(`${month}-01`, { month: "long", year: "numeric" });

/** "Today", "Yesterday", or nothing. */
export function relativeDateText(date: string, today: string): string {
  if (date === today) return "Today";
  return date === addDays(today, -1) ? "Yesterday" : "";
}

/** An instant as a clock time in a zone: "9:05 AM". */
export const timeText = (instantMs: number, timeZone: string) =>
  new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", hour12: true, timeZone }).format(
    instantMs,
  );
