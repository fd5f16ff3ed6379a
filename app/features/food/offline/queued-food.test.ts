import { describe, expect, it } from "vitest";
import { QUEUED_MAX, type QueuedFood, readQueued, withQueued } from "./queued-food";

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
