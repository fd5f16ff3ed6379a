import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardLink, NICKNAME_GRAPHEMES, shareLink, shownNickname } from "./link";

const shared = { baseUrl: "https://food.example.org", shareId: "u1", puzzleId: "sushi_rice" };

describe("shareLink", () => {
  it.each([
    [null, ""],
    ["", ""],
    ["Ada", "Ada"],
    ["Ada & Bob?", "Ada%20%26%20Bob%3F"],
    ["<b>", "%3Cb%3E"],
    ["Zoë 🥕", "Zo%C3%AB%20%F0%9F%A5%95"],
    ["half \ud83e", "half%20%EF%BF%BD"],
  ])("of the nickname %j ends in %j", (nickname, encoded) => {
    expect(shareLink({ ...shared, nickname })).toBe(
      `https://food.example.org/share/u1/sushi_rice?nickname=${encoded}`,
    );
  });
});

it("the card lies under the page", () => {
  expect(cardLink(shared)).toBe("https://food.example.org/share/u1/sushi_rice/card.png");
});

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
