import { expect, test } from "vitest";
import { isPartOfDay, partOfDay } from "./calendar-days";

test.each([
  ["00:00", "morning"],
  ["10:59", "morning"],
  ["11:00", "midday"],
  ["14:59", "midday"],
  ["15:00", "afternoon"],
  ["17:59", "afternoon"],
  ["18:00", "evening"],
  ["23:59", "evening"],
])("%s is in the %s", (time, part) => expect(partOfDay(time)).toBe(part));

test("other words name no part of a day", () => {
  expect(["morning", "evening"].every(isPartOfDay)).toBe(true);
  expect(["Morning", "night", "", null].some(isPartOfDay)).toBe(false);
});
