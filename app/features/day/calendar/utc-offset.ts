import { Temporal } from "temporal-polyfill";

/** Gives a zone's minutes ahead of UTC at noon of each date between two (`YYYY-MM-DD`). */
export function utcOffset(timeZone: string, from: string, to: string): (date: string) => number {
  const plainTime = Temporal.PlainTime.from("12:00");
  const noon = (date: string) => Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime });
  const end = noon(to);
  const spans: { from: string; minutes: number }[] = [];
  let at: Temporal.ZonedDateTime | null = noon(from);
  while (at && Temporal.ZonedDateTime.compare(at, end) <= 0) {
    const date = spans.length === 0 ? from : firstNoon(at);
    spans.push({ from: date, minutes: at.offsetNanoseconds / MINUTE_NS });
    at = at.getTimeZoneTransition("next");
  }
  return (date) => spans.findLast((span) => span.from <= date)?.minutes ?? 0;
}

const MINUTE_NS = 60_000_000_000;

const firstNoon = (at: Temporal.ZonedDateTime): string =>
  (at.hour < 12 ? at : at.add({ days: 1 })).toPlainDate().toString();
