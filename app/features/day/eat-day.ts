import { dateText } from "./date-text";
import { DEFAULT_TIME } from "./eaten-at";
import { pastDayOf } from "./past-day";

/** The past day that Eat logs to: its date, how a heading names it, and the clock time that a form begins with. */
export type EatDay = { date: string; text: string; time: string };

/** The day that an address or a form names, as Eat shows it; null for today: see `pastDayOf`. */
export function eatDayOf(named: string | null | undefined, today: string): EatDay | null {
  const date = pastDayOf(named, today);
  if (!date) return null;
  const year = date.slice(0, 4);
  const text = year === today.slice(0, 4) ? dateText(date) : `${dateText(date)}, ${year}`;
  return { date, text, time: DEFAULT_TIME };
}
