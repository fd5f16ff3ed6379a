import { expect, it } from "vitest";
import { completionDate } from "./completion-date";

const MIDNIGHT_UTC = Date.UTC(2026, 2, 6);

it.each([
  ["UTC", "Friday, March 6, 2026"],
  ["America/New_York", "Thursday, March 5, 2026"],
  ["Pacific/Kiritimati", "Friday, March 6, 2026"],
])("in %s reads %s", (zone, date) => {
  expect(completionDate(MIDNIGHT_UTC, zone)).toBe(date);
});
