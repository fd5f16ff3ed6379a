import { describe, expect, it } from "vitest";
import { endOfDay, localDate } from "~/platform/local-date";
import { addDays } from "./calendar-days";
import { eatenAt, instantOf, localTime, partEaten } from "./dates.server";

const HOUR_MS = 3_600_000;

describe("a day that starts at 3", () => {
  it.each([
    ["America/New_York", "2026-11-20T07:59:59Z", "2026-11-19"],
    ["America/New_York", "2026-11-20T08:00:00Z", "2026-11-20"],
    ["Asia/Kathmandu", "2026-11-19T21:14:59Z", "2026-11-19"],
    ["Asia/Kathmandu", "2026-11-19T21:15:00Z", "2026-11-20"],
    ["America/New_York", "2026-03-08T06:59:59Z", "2026-03-07"],
    ["America/New_York", "2026-03-08T07:00:00Z", "2026-03-08"],
    ["Europe/Berlin", "2026-10-25T00:30:00Z", "2026-10-24"],
    ["Europe/Berlin", "2026-10-25T01:59:59Z", "2026-10-24"],
    ["Europe/Berlin", "2026-10-25T02:00:00Z", "2026-10-25"],
  ])("in %s of %s is %s", (timeZone, instant, date) => {
    const hours = { timeZone, dayStart: 3 };
    expect(localDate(hours, Date.parse(instant))).toBe(date);
  });

  it.each([
    ["2026-03-07", 23],
    ["2026-10-31", 25],
    ["2026-11-19", 24],
  ])("has on %s %d hours in New York", (date, length) => {
    const hours = { timeZone: "America/New_York", dayStart: 3 };
    const ends = endOfDay(hours, date);
    expect((ends - endOfDay(hours, addDays(date, -1))) / HOUR_MS).toBe(length);
    expect([ends - 1, ends].map((instant) => localDate(hours, instant))).toEqual([date, addDays(date, 1)]);
  });

  it.each(["America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "Europe/Berlin"])(
    "has in %s every typed time on itself, those before 3 at its end",
    (timeZone) => {
      const hours = { timeZone, dayStart: 3 };
      for (let date = "2026-01-01"; date < "2027-01-01"; date = addDays(date, 1)) {
        const instants = ["03:00", "12:00", "23:59", "01:00", "02:30"].map((time) =>
          instantOf(hours, date, time),
        );
        expect(instants.toSorted((one, other) => one - other).slice(0, 3)).toEqual(instants.slice(0, 3));
        for (const time of instants) expect(localDate(hours, time)).toBe(date);
        for (const time of instants.slice(3)) expect(partEaten(hours, { time, date })).toBe("evening");
      }
    },
  );

  it("has a skipped time before 3 an hour earlier, so that it stays on its day", () => {
    const hours = { timeZone: "America/New_York", dayStart: 3 };
    expect(localTime(hours.timeZone, instantOf(hours, "2026-03-07", "02:30"))).toBe("01:30");
  });

  it("is still yesterday at 1 AM, and food eaten now counts for it", () => {
    const hours = { timeZone: "UTC", dayStart: 3 };
    const now = Date.parse("2026-11-20T01:00:00Z");
    expect(eatenAt(hours, {}, now)).toEqual({ date: "2026-11-19", time: now });
    expect(partEaten(hours, { date: "2026-11-19", time: now })).toBe("evening");
  });
});

it("a time after midnight on a day that started at midnight stays in its morning, whatever the start is now", () => {
  const time = Date.parse("2026-11-20T01:00:00Z");
  expect(partEaten({ timeZone: "UTC" }, { date: "2026-11-20", time })).toBe("morning");
});
