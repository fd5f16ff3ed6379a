import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText, graphemeCount } from "./text";

describe("cleanText", () => {
  it.each([
    ["  a  b ", "a b"],
    ["a\u0000b\nc", "a b c"],
    ["\u202eabc\u202c", "abc"],
    ["e\u0301", "é"],
    ["\ud800", "\ufffd"],
    ["👩‍🍳", "👩‍🍳"],
    ["🏴󠁧󠁢󠁥󠁮󠁧󠁿 pie 1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 pie 1️⃣"],
    ["می‌خواهم", "می‌خواهم"],
    ["བསྒྲུབས", "བསྒྲུབས"],
    ["so\u00adup\u200b \u200fx\u{e0041}", "soup x"],
    [`e${"\u0351".repeat(500)}`, `e${"\u0351".repeat(5)}`],
    ["\u200b\u2060", ""],
    ["\u200d", ""],
    ["\u3164\u2800\u115f\ufe0f", ""],
    ["\u0301", ""],
  ])("of %j is %j", (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it("gives text that can stand in an address", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => encodeURIComponent(cleanText(text)).length >= 0),
    );
  });
});

it("graphemeCount counts as readers do", () => {
  expect(["abc", "👩‍🍳", "e\u0301", ""].map(graphemeCount)).toEqual([3, 1, 1, 0]);
});
