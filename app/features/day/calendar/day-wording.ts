import { dateText, relativeDateText } from "./date-text";
import { type Hours, localDate } from "./local-date";

/** "today", "yesterday", "on Tue, Mar 5", "on Tue, Mar 5, 2024" */
export function dayWording(hours: Hours, instant: number, now: number): string {
  const [date, today] = [localDate(hours, instant), localDate(hours, now)];
  const relative = relativeDateText(date, today).toLowerCase();
  if (relative) return relative;
  const year = date.slice(0, 4);
  return year === today.slice(0, 4) ? `on ${dateText(date)}` : `on ${dateText(date)}, ${year}`;
}
