import { expect, test } from "vitest";
import { retentionDays } from "./nightly-backup.server";

test.each([
  ["30 3 * * *", 14, 14],
  ["30 3 * * *", 1, 1],
  ["30 3 * * *", 365, 365],
  ["0 * * * *", 14, 1],
  ["0 * * * *", 49, 2],
  ["0 4 * * 1", 8, 56],
])("with schedule %s and %i backups, the oldest is at most %i days old", (schedule, keep, days) => {
  // Whatever the clocks do in between: a day of 25 hours is a day.
  expect(retentionDays({ backups: { schedule, keep }, timeZone: "Europe/Paris" })).toBe(days);
});

test("without backups it is none", () => {
  expect(retentionDays({ backups: undefined, timeZone: "UTC" })).toBe(0);
});
