import { describe, expect, it } from "vitest";
import { endOfDay, isLocalDate, localDate } from "~/platform/local-date";
import { calendarOf, isMonth } from "./calendar";
import { addDays, datedText, dateText, monthText, relativeDateText, timeText } from "./calendar-days";
import { instantOf, isLocalTime, localTime, neighbourDays } from "./dates.server";

import { fillFor } from "./day-rules";

const HOUR_MS = 3_600_000;
const NEW_YORK = { timeZone: "America/New_York", dayStart: 0 };

describe("localDate", () => {
  it.each([
    ["UTC", "2026-11-21T23:59:59.999Z", "2026-11-21"],
    ["Pacific/Kiritimati", "2026-11-21T10:00:00Z", "2026-11-22"],
    ["Pacific/Pago_Pago", "2026-11-21T10:59:00Z", "2026-11-20"],
    ["America/New_York", "2026-03-08T06:59:00Z", "2026-03-08"],
    ["Africa/Cairo", "2026-04-23T21:59:59Z", "2026-04-23"],
    ["Africa/Cairo", "2026-04-23T22:00:00Z", "2026-04-24"],
    ["Pacific/Apia", "2011-12-30T10:30:00Z", "2011-12-31"],
  ])("in %s of %s is %s", (zone, instant, date) => {
    expect(localDate({ timeZone: zone, dayStart: 0 }, Date.parse(instant))).toBe(date);
  });

  it.each([
    ["2026-03-08", 23],
    ["2026-11-01", 25],
    ["2026-11-21", 24],
  ])("knows that %s has %d hours in New York", (date, hours) => {
    expect((endOfDay(NEW_YORK, date) - endOfDay(NEW_YORK, addDays(date, -1))) / HOUR_MS).toBe(hours);
  });

  it.each(["2026-02-30", "2026-13-01", "1999-12-31", "2026-1-1", "", "2026-11-21T00:00", "x", "2026-11-21 "])(
    "refuses %j as a date",
    (text) => {
      expect(isLocalDate(text)).toBe(false);
    },
  );
});

describe("dates in words", () => {
  it("follow the specification", () => {
    expect(dateText("2024-03-05")).toBe("Tue, Mar 5");
    expect(datedText("2026-11-27", "2026-11-28")).toBe("Fri, Nov 27");
    expect(datedText("2025-11-27", "2026-11-28")).toBe("Thu, Nov 27, 2025");
    expect(monthText("2026-11")).toBe("November 2026");
    expect(relativeDateText("2026-03-01", "2026-03-01")).toBe("Today");
    expect(relativeDateText("2026-02-28", "2026-03-01")).toBe("Yesterday");
    expect(relativeDateText("2026-02-27", "2026-03-01")).toBe("");
    expect(timeText(Date.parse("2026-11-21T14:05:00Z"), "America/New_York")).toBe("9:05 AM");
  });
});

describe("the date switcher's arrows", () => {
  const active = ["2026-11-10", "2026-11-15", "2026-11-21"];
  const today = "2026-11-21";
  const around = (date: string, days: string[]) => ({
    before: days.findLast((day) => day < date) ?? null,
    after: days.find((day) => day > date) ?? null,
  });

  it.each([
    ["2026-11-21", "2026-11-20", null],
    ["2026-11-20", "2026-11-15", "2026-11-21"],
    ["2026-11-15", "2026-11-10", "2026-11-21"],
    ["2026-11-10", null, "2026-11-15"],
    ["2026-11-12", "2026-11-10", "2026-11-15"],
    ["2026-11-01", null, "2026-11-10"],
  ])("from %s lead to %s and %s", (date, previous, next) => {
    expect(neighbourDays(date, today, around(date, active))).toEqual({ previous, next });
  });

  it("lead from a past day to today when no active day follows", () => {
    expect(neighbourDays("2026-11-12", today, { before: null, after: null })).toEqual({
      previous: null,
      next: today,
    });
  });

  it.each([
    ["2026-11-21", "2026-11-20", "2026-11-22"],
    ["2026-11-22", "2026-11-21", "2026-11-23"],
    ["2026-11-23", "2026-11-22", null],
    ["2026-11-03", null, "2026-11-21"],
  ])("lead from %s to days ahead and back, by way of a today without data", (date, previous, next) => {
    const ahead = ["2026-11-03", "2026-11-22", "2026-11-23"];
    expect(neighbourDays(date, today, around(date, ahead))).toEqual({ previous, next });
  });

  it("lead from a fresh today to yesterday only", () => {
    expect(neighbourDays(today, today, { before: null, after: null })).toEqual({
      previous: "2026-11-20",
      next: null,
    });
  });
});

describe("the calendar", () => {
  it("begins weeks on Monday", () => {
    const { weeks, previousMonth, nextMonth } = calendarOf("2026-11", "2026-11-21", []);
    expect(weeks[0]?.map((cell) => cell?.day ?? null)).toEqual([null, null, null, null, null, null, 1]);
    expect(weeks).toHaveLength(6);
    expect([previousMonth, nextMonth]).toEqual(["2026-10", "2026-12"]);
  });

  const open = (active: string[]) =>
    calendarOf("2026-11", "2026-11-21", active)
      .weeks.flat()
      .filter((cell) => cell?.open)
      .map((cell) => cell?.day);

  it("opens today and days with data, never the future", () => {
    expect(open(["2026-11-03", "2026-11-25"])).toEqual([3, 21]);
  });

  it("opens every past day while there is no data", () => {
    expect(open([])).toEqual(Array.from({ length: 21 }, (_, i) => i + 1));
  });

  it("knows a month when it sees one", () => {
    expect(["2026-11", "2026-13", "2026-00", "11-2026", "", null].map(isMonth)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe("fillFor", () => {
  const map = {
    legend: {
      a: { color: "#ff0000", nutrient: "carbs" as const },
      b: { color: "#00ff00", nutrient: "protein" as const },
      c: { color: "#0000ff", nutrient: "fats" as const },
    },
    rows: ["aaaabbbbcc"],
  };
  const goals = { calories: 2000, carbs: 200, protein: 150, fats: 65 };

  it("fills each nutrient by its own goal", () => {
    const totals = { calories: 900, carbs: 100, protein: 150, fats: 0 };
    expect(fillFor({ map }, totals, goals, false)).toEqual({
      blocks: { carbs: 4, protein: 4, fats: 2 },
      filled: { carbs: 2, protein: 4, fats: 0 },
      progress: 0.6,
    });
  });

  it("keeps a completed day complete whatever is eaten or deleted later", () => {
    const nothing = { calories: 0, carbs: 0, protein: 0, fats: 0 };
    expect(fillFor({ map }, nothing, goals, true).progress).toBe(1);
  });
});

describe("clock times", () => {
  it("go to instants and back", () => {
    const instant = instantOf(NEW_YORK, "2026-11-21", "09:05");
    expect(new Date(instant).toISOString()).toBe("2026-11-21T14:05:00.000Z");
    expect(localTime("America/New_York", instant)).toBe("09:05");
  });

  it("in a skipped hour move on", () => {
    expect(localTime("America/New_York", instantOf(NEW_YORK, "2026-03-08", "02:30"))).toBe("03:30");
  });

  it("are distinguished from other text", () => {
    expect(["00:00", "23:59", "24:00", "9:05", "09:5", "", null].map(isLocalTime)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
