import { dateText } from "./date-text";
import { DEFAULT_TIME } from "./eaten-at";
import { pastDayOf } from "./past-day";

/** A past day to log to, its name in headings and the form's first clock time. */
export type EatDay = { date: string; text: string; time: string };

export function eatDayOf(named: string | null | undefined, today: string): EatDay | null {
  const date = pastDayOf(named, today);
  if (!date) return null;
  const year = date.slice(0, 4);
  const text = year === today.slice(0, 4) ? dateText(date) : `${dateText(date)}, ${year}`;
  return { date, text, time: DEFAULT_TIME };
}
