import { expect, it } from "vitest";
import { loggedAt } from "./logged-at";

const NOW = Date.UTC(2026, 4, 20, 12);
const HOUR_MS = 3_600_000;

it.each([
  ["an hour ago counts then", NOW - HOUR_MS, NOW - HOUR_MS],
  ["a week ago counts then", NOW - 7 * 24 * HOUR_MS, NOW - 7 * 24 * HOUR_MS],
  ["longer ago counts now", NOW - 7 * 24 * HOUR_MS - 1, NOW],
  ["a clock that runs ahead counts now", NOW + 1, NOW],
  ["no clock at all counts now", 0, NOW],
])("%s", (_, at, counts) => expect(loggedAt(at, NOW)).toBe(counts));
