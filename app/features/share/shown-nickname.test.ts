import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NICKNAME_GRAPHEMES, shownNickname } from "./shown-nickname";

describe("shownNickname", () => {
  it.each([
    [null, "Someone"],
    ["", "Someone"],
    [" \t ", "Someone"],
    ["\u200b\u2060\u3164", "Someone"],
    ["\u0301\u0301", "Someone"],
    ["Ada", "Ada"],
    ["  Ada\n Lovelace ", "Ada Lovelace"],
    ["<b>Ada</b>", "<b>Ada</b>"],
    ["evil\u202egnp.exe", "evil gnp.exe"],
    ["\u2066Ada\u2069", "Ada"],
    ["A\u200fda", "Ada"],
    ["김영희", "김영희"],
    ["👩‍👩‍👧 family", "👩‍👩‍👧 family"],
    ["O'Brien & Søn", "O'Brien & Søn"],
    ["a".repeat(41), "a".repeat(40)],
    ["👨‍👩‍👧‍👦".repeat(50), "👨‍👩‍👧‍👦".repeat(40)],
    [`Z${"\u0301".repeat(9)}`, `\u0179${"\u0301".repeat(4)}`],
  ])("of %j is %j", (given, shown) => {
    expect(shownNickname(given)).toBe(shown);
  });

  it("is always one short visible line that can be written in a URL", () => {
    const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (given) => {
        const shown = shownNickname(given);
        expect(shown).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200e\u200f\u2028\u2029]/u);
        expect(shown.trim()).toBe(shown);
        expect(shown).not.toBe("");
        expect([...segmenter.segment(shown)].length).toBeLessThanOrEqual(NICKNAME_GRAPHEMES);
        expect(() => encodeURIComponent(shown)).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });
});
