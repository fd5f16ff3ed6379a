import { describe, expect, it } from "vitest";
import {
  FURTHER_NAMES,
  furtherFrom,
  furtherLine,
  furtherOfParts,
  furtherSums,
  furtherSumText,
  furtherTimes,
  shownIn,
} from "./further";

describe("what is known of a food", () => {
  it("is read from a column without what is no amount of a known nutrient", () => {
    const stored = {
      fibre: 3.21759,
      salt: -1,
      sugars: "2",
      caffeine: 1e9,
      gold: 4,
      alcohol: Number.NaN,
      polyols: 0,
    };
    expect(furtherFrom(stored)).toEqual({ fibre: 3.2176, polyols: 0 });
    for (const nothing of [null, undefined, {}, [], "fibre", 7]) expect(furtherFrom(nothing)).toBeUndefined();
  });

  it("follows the amount of the food", () => {
    expect(furtherTimes({ fibre: 3, salt: 0.25 }, 1 / 3)).toEqual({ fibre: 1, salt: 0.0833 });
    expect(furtherTimes(undefined, 2)).toBeUndefined();
  });

  it("is of a meal only where it is known of all its parts; 0 is known", () => {
    const parts = [{ further: { fibre: 2, alcohol: 0, salt: 0.2 } }, { further: { fibre: 1.5, alcohol: 0 } }];
    expect(furtherOfParts(parts)).toEqual({ fibre: 3.5, alcohol: 0 });
    expect(furtherOfParts([...parts, {}])).toBeUndefined();
    expect(furtherOfParts([])).toBeUndefined();
  });

  it("is summed up for a day, with the number of foods that it is known of", () => {
    const foods = [{ fibre: 10.1, caffeine: 95 }, undefined, { fibre: 7.9 }];
    expect(furtherSums(foods)).toEqual([
      { name: "fibre", unit: "g", amount: 18, known: 2, foods: 3 },
      { name: "caffeine", unit: "mg", amount: 95, known: 1, foods: 3 },
    ]);
    expect(furtherSums([])).toEqual([]);
  });
});

describe("in words", () => {
  it("a sum says of how many foods it is", () => {
    const fibre = { name: "fibre", unit: "g", amount: 18.2, known: 9, foods: 12 } as const;
    expect(furtherSumText(fibre, "Europe/Paris")).toBe("18 g fibre, from 9 of 12 foods");
    expect(furtherSumText({ ...fibre, known: 12 }, "Europe/Paris")).toBe("18 g fibre");
  });

  it.each([
    ["Europe/Berlin", "2.3 g salt"],
    ["Asia/Tokyo", "2.3 g salt"],
    ["Atlantic/Canary", "2.3 g salt"],
    ["UTC", "2.3 g salt"],
    ["America/New_York", "920 mg sodium"],
    ["Australia/Sydney", "920 mg sodium"],
    ["Asia/Kolkata", "920 mg sodium"],
  ])("salt in %s is %s", (timeZone, text) => {
    expect(furtherSumText({ name: "salt", unit: "g", amount: 2.3, known: 1, foods: 1 }, timeZone)).toBe(text);
  });

  it("a food says what it is not known to have", () => {
    const viewer = { shownNutrients: ["salt", "fibre", "caffeine"], timeZone: "Europe/Paris" };
    expect(furtherLine({ fibre: 3.25, salt: 0.084 }, viewer)).toBe(
      "3.3 g fibre · 0.08 g salt · Caffeine: not known",
    );
    expect(furtherLine(undefined, { ...viewer, shownNutrients: [] })).toBe("");
  });

  it("a choice keeps to known nutrients, in one order", () => {
    expect(shownIn(["salt", "gold", "fibre"])).toEqual(["fibre", "salt"]);
    expect(shownIn(null)).toEqual([]);
    expect(shownIn(FURTHER_NAMES.toReversed())).toEqual(FURTHER_NAMES);
  });
});
