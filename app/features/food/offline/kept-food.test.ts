import { describe, expect, it } from "vitest";
import { KEPT_MAX, type KeptFood, readKept, withKept } from "./kept-food";

const fields = { name: "Soup", calories: "120", carbs: "10", fats: "4", protein: "6", emoji: "" };
const soup: KeptFood = { key: "k", tag: "t", at: 1, fields };

describe("what a browser kept", () => {
  it.each([
    ["nothing", null],
    ["no JSON", "{["],
    ["no list", '{"key":"k"}'],
    [
      "odd entries",
      JSON.stringify([null, 1, {}, { ...soup, at: "1" }, { ...soup, fields: { name: "Soup" } }]),
    ],
  ])("is none for %s", (_, stored) => expect(readKept(stored)).toEqual([]));

  it("is read back as it was", () => expect(readKept(JSON.stringify([soup]))).toEqual([soup]));

  it("holds a form once, as it was sent last", () => {
    const later = { ...soup, at: 2 };
    expect(withKept([soup, { ...soup, key: "other" }], later)).toEqual([{ ...soup, key: "other" }, later]);
  });

  it("has an end", () => {
    const full = Array.from({ length: KEPT_MAX }, (_, at) => ({ ...soup, key: `${at}`, at }));
    const list = withKept(full, soup);
    expect(list).toHaveLength(KEPT_MAX);
    expect(list.at(-1)).toBe(soup);
  });
});
