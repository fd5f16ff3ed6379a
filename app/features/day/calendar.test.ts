import { describe, expect, it } from "vitest";
import { datesOfWeek, isWeek, weekOf, weeksAway } from "./calendar";

describe("an ISO week", () => {
  it.each([
    ["2026-11-16", "2026-W47"],
    ["2026-11-22", "2026-W47"],
    ["2026-12-31", "2026-W53"],
    ["2027-01-03", "2026-W53"],
    ["2027-01-04", "2027-W01"],
    ["2024-12-30", "2025-W01"],
    ["2023-01-01", "2022-W52"],
  ])("of %s is %s", (date, week) => {
    expect(weekOf(date)).toBe(week);
    expect(datesOfWeek(week)).toContain(date);
    expect(datesOfWeek(week)).toHaveLength(7);
  });

  it("is followed by the next year's first, also after a 53rd", () => {
    expect(weeksAway("2026-W53", 1)).toBe("2027-W01");
    expect(weeksAway("2027-W01", -1)).toBe("2026-W53");
    expect(weeksAway("2025-W52", 1)).toBe("2026-W01");
  });

  it.each(["2026-W00", "2027-W53", "2026-W54", "2026-47", "1999-W01", "2026-W1", "", null, 5])(
    "is not %s",
    (text) => {
      expect(isWeek(text)).toBe(false);
    },
  );

  it.each(["2026-W53", "2026-W01", "2000-W01"])("is %s", (text) => expect(isWeek(text)).toBe(true));
});
