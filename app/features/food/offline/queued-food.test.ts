import { describe, expect, it } from "vitest";
import { loggedAt, QUEUED_MAX, type QueuedFood, readQueued, withQueued } from "./queued-food";

const fields = { name: "Soup", row_0: '{"name":"Broth"}', amount_0: "2" };
const soup: QueuedFood = {
  key: "k",
  tag: "t",
  at: 1,
  to: "/eat/describe",
  fields,
  name: "Soup",
  kcal: "120",
};

describe("the queue of a browser", () => {
  it.each([
    ["nothing", null],
    ["no JSON", "{["],
    ["no list", '{"key":"k"}'],
    [
      "odd entries",
      JSON.stringify([
        null,
        1,
        {},
        { ...soup, at: "1" },
        { ...soup, to: undefined },
        { ...soup, fields: null },
        { ...soup, fields: { name: 1 } },
      ]),
    ],
  ])("is empty for %s", (_, stored) => expect(readQueued(stored)).toEqual([]));

  it("is read back as it was", () => expect(readQueued(JSON.stringify([soup]))).toEqual([soup]));

  it("holds a form once, in its latest version", () => {
    const later = { ...soup, at: 2 };
    expect(withQueued([soup, { ...soup, key: "other" }], later)).toEqual([{ ...soup, key: "other" }, later]);
  });

  it("is limited", () => {
    const full = Array.from({ length: QUEUED_MAX }, (_, at) => ({ ...soup, key: `${at}`, at }));
    const list = withQueued(full, soup);
    expect(list).toHaveLength(QUEUED_MAX);
    expect(list.at(-1)).toBe(soup);
  });
});

const NOW = Date.UTC(2026, 4, 20, 12);
const HOUR_MS = 3_600_000;

it.each([
  ["an hour ago counts then", NOW - HOUR_MS, NOW - HOUR_MS],
  ["a week ago counts then", NOW - 7 * 24 * HOUR_MS, NOW - 7 * 24 * HOUR_MS],
  ["longer ago counts now", NOW - 7 * 24 * HOUR_MS - 1, NOW],
  ["a clock that runs ahead counts now", NOW + 1, NOW],
  ["no clock at all counts now", 0, NOW],
])("%s", (_, at, counts) => expect(loggedAt(at, NOW)).toBe(counts));
