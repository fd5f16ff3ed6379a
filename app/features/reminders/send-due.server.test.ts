import { describe, expect, it } from "vitest";
import { lastDue, nextDue } from "./send-due.server";

describe("a reminder is due", () => {
  it.each([
    ["the same day", "Europe/Berlin", "20:00", "2026-11-19T18:59:59Z", "2026-11-19T19:00:00Z"],
    ["the next day, once it was", "Europe/Berlin", "20:00", "2026-11-19T19:00:00Z", "2026-11-20T19:00:00Z"],
    ["after a day of 23 hours", "America/New_York", "12:30", "2026-03-07T17:30:00Z", "2026-03-08T16:30:00Z"],
    ["after a day of 25 hours", "America/New_York", "12:30", "2026-10-31T16:30:00Z", "2026-11-01T17:30:00Z"],
    [
      "an hour on where its time is skipped",
      "America/New_York",
      "02:30",
      "2026-03-08T05:00:00Z",
      "2026-03-08T07:30:00Z",
    ],
    [
      "first where its time comes twice",
      "America/New_York",
      "01:30",
      "2026-11-01T04:00:00Z",
      "2026-11-01T05:30:00Z",
    ],
    ["not the second time", "America/New_York", "01:30", "2026-11-01T05:30:00Z", "2026-11-02T06:30:00Z"],
    ["in zones of half hours", "Asia/Kolkata", "08:30", "2026-11-19T00:00:00Z", "2026-11-19T03:00:00Z"],
  ])("%s", (_, zone, time, after, due) => {
    expect(new Date(nextDue(zone, time, Date.parse(after))).toISOString()).toBe(due.replace("Z", ".000Z"));
    expect(lastDue(zone, time, Date.parse(due))).toBe(Date.parse(due));
    expect(lastDue(zone, time, Date.parse(due) - 1)).toBeLessThan(Date.parse(due));
  });
});
