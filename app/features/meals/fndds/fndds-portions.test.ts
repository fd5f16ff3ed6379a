import { describe, expect, it } from "vitest";
import { tokenise } from "~/features/foods/language/token";
import { phraseOf } from "~/features/meals/phrases";
import { fnddsPortions, portionWords } from "./fndds-portions";

const NOTHING = { typed: new Set<string>(), name: [] };

/** The portions of a food called "pie", given what was typed. */
const portionsFor = (text: string, portions: Record<string, number>) => {
  const { amount, words } = phraseOf({ join: "list", tokens: tokenise(text) });
  const list = Object.entries(portions).map(([name, grams]) => ({ name, grams }));
  return fnddsPortions(list, amount, { typed: new Set(words), name: ["pie"] });
};

describe("a portion as a table words it", () => {
  it.each([
    ["1 cup, diced", "cup", 140],
    ["2 slices", "slice", 70],
    ["1 medium", "medium", 140],
    ["1 cookie", "piece", 140],
    ["1/2 bagel", "piece", 280],
    ["Quantity not specified", "default", 140],
  ])("%j is a %s", (name, key, grams) => {
    expect(fnddsPortions([{ name, grams: 140 }], { stated: false }, NOTHING).get(key)).toBe(grams);
  });

  it("is a whole package where that is sold as a cup", () => {
    const portions = { "1 cup": 233, "1 cup package (2.25 oz), prepared": 370 };
    expect(portionsFor("1 cup of noodle soup", portions).get("cup")).toBe(370);
  });

  it.each(["1 oz, raw", "Guideline amount per cup of cereal", "1 kernel", ""])("%j is none", (name) => {
    expect(fnddsPortions([{ name, grams: 140 }], { stated: false }, NOTHING).size).toBe(0);
  });

  it("may have a word that people call the food by", () => {
    expect(portionWords("1 stick")).toEqual(["stick"]);
    expect(portionWords("1 cup, any size")).toEqual([]);
  });
});

describe("of several portions", () => {
  it("the one of the size that was said", () => {
    const pieces = {
      "1 piece, NFS": 119,
      "1 piece, small pie": 80,
      "1 piece, large pie": 130,
      "1 small pie": 480,
    };
    expect(portionsFor("a piece of small pie", pieces).get("small piece")).toBe(80);
    expect(portionsFor("a piece of pie", pieces).get("piece")).toBe(119);
    expect(portionsFor("a small pie", pieces).get("small")).toBe(480);
  });

  it("a cup of the size that was said, a small one that is the regular one for a medium one", () => {
    const cups = { "1 cup": 135, "1 small pie cup": 120, "1 medium pie cup": 240 };
    expect(portionsFor("a medium cup of pie", cups).get("medium cup")).toBe(240);
    expect(portionsFor("a cup of pie", cups).get("cup")).toBe(135);
    expect(portionsFor("a medium pie", { "1 small/regular": 90, "1 large": 135 }).get("medium")).toBe(90);
  });

  it("the one with the words that were said", () => {
    const cups = { "1 cup": 100, "1 cup, mashed": 230, "1 large paper cup": 360 };
    expect(portionsFor("a cup of mashed pie", cups).get("cup")).toBe(230);
    expect(portionsFor("a cup of pie", cups).get("cup")).toBe(100);
  });

  it("a whole one for an article, the usual amount for no amount and for a drink", () => {
    expect(portionsFor("a pie", { "1 pie": 150, "Quantity not specified": 30 }).get("default")).toBe(150);
    expect(portionsFor("pie", { "1 pie": 150, "Quantity not specified": 30 }).get("default")).toBe(30);
    const drink = { "1 fl oz": 31, "1 medium drink": 512, "Quantity not specified": 372 };
    expect(portionsFor("a pie", drink).get("default")).toBe(372);
    expect(portionsFor("a pie", drink).has("piece")).toBe(false);
  });

  it("a usual slice of a pie for several people, a whole one where that is usual", () => {
    const shared = { "1 slice": 150, "1 pie, any size": 1600, "Quantity not specified": 150 };
    expect(portionsFor("a pie", shared).get("piece")).toBe(150);
    expect(portionsFor("a pie", shared).get("whole")).toBe(1600);
  });

  it("a usual amount of a pie of more than two of them", () => {
    const pies = { "1 piece, NFS": 125, "1 medium pie": 690, "Quantity not specified": 250 };
    expect(portionsFor("a pie", pies).get("piece")).toBe(250);
    expect(portionsFor("a medium pie", pies).get("medium")).toBe(690);
  });

  it("a whole fruit, the portion nearest to the usual amount, and no diet packet", () => {
    const fruit = { "1 slice/chunk": 20, "1 fruit": 150, "Quantity not specified": 150 };
    expect(portionsFor("one peach", fruit).get("piece")).toBe(150);
    const links = { "1 cocktail link": 10, "1 griller link": 75, "Quantity not specified": 60 };
    expect(portionsFor("1 sausage", links).get("piece")).toBe(75);
    const packs = { "1 100 calorie package": 18, "1 package": 50 };
    expect(portionsFor("a package of nuts", packs).get("packet")).toBe(50);
  });
});
