import fc from "fast-check";
import { expect, test } from "vitest";
import { endOfDay, localDate } from "~/platform/local-date";
import { addDays } from "../../app/features/day/calendar-days";
import { instantOf, localTime } from "../../app/features/day/dates.server";
import { measured, often } from "../support/processes";

const HOUR_MS = 3_600_000;
const START = Date.parse("2010-01-01");
const MINUTES = 6_500 * 24 * 60;
const minute = fc.integer({ min: 0, max: MINUTES });
const zones = Intl.supportedValuesOf("timeZone");

test("in every zone a day never goes back, ends once, and is followed by the next", () => {
  const numRuns = often(3000, 200_000);
  const used = new Set<string>();
  fc.assert(
    fc.property(fc.constantFrom(...zones), minute, fc.nat(6), (zone, minutes, dayStart) => {
      used.add(zone);
      const hours = { timeZone: zone, dayStart };
      const instant = START + minutes * 60_000;
      const date = localDate(hours, instant);
      if (localDate(hours, instant + HOUR_MS) < date) throw new Error("an hour later it is an earlier day");
      const end = endOfDay(hours, date);
      if (end <= instant) throw new Error("the day has ended before it is over");
      if (localDate(hours, end - 1) !== date) throw new Error("the day ends too late");
      const next = localDate(hours, end);
      const typed = instantOf(hours, date, localTime(zone, instant));
      if (localDate(hours, typed) !== date) throw new Error("a typed time is on another day");
      // A zone that crosses the date line leaves out a day.
      if (next !== addDays(date, 1) && !(next === addDays(date, 2) && CROSSED.includes(zone)))
        throw new Error(`${date} is followed by ${next}`);
      // What a shopkeeper would say: the two ways to reckon must agree.
      const calendarDate = localDate({ timeZone: zone, dayStart: 0 }, instant);
      if (byIntl(zone, instant) !== calendarDate) throw new Error("the calendar says another day");
    }),
    { numRuns },
  );
  expect(used.size).toBeGreaterThan(zones.length * 0.95);
  measured(
    "R8",
    "days right in every zone",
    `${numRuns.toLocaleString("en")} instants in ${used.size} zones, 0 wrong`,
  );
});

test("a clock that is set back does not open the day before again", () => {
  for (const zone of zones) {
    const hours = { timeZone: zone, dayStart: 0 };
    const end = endOfDay(hours, "2026-06-15");
    expect(localDate(hours, end)).toBe("2026-06-16");
    expect(localDate(hours, end - HOUR_MS)).toBe("2026-06-15");
  }
});

const CROSSED = ["Pacific/Apia", "Pacific/Fakaofo"];
const calendars = new Map<string, Intl.DateTimeFormat>();

function byIntl(zone: string, instant: number): string {
  const calendar =
    calendars.get(zone) ??
    new Intl.DateTimeFormat("en-CA", { timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" });
  calendars.set(zone, calendar);
  return calendar.format(instant);
}
