import { describe, expect, it } from "vitest";
import { analyse } from "./analyse";

describe("no food goes without a word", () => {
  it.each([
    ["veal fried in butter, rice, salad", ["White rice", "Side salad"]],
    ["a cheese roll a pear", ["Pear"]],
    ["eggs bacon toast coffee", ["Egg", "Bacon", "Toast", "Coffee"]],
    ["no fat milk and a bagel", ["Skim milk", "Bagel"]],
    ["no-fat yogurt, strawberries", ["Nonfat plain yogurt", "Strawberries"]],
  ])("%s", (text, names) => {
    expect(analyse(text).items.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });

  it("tells of a word that names a food beside another", () => {
    expect(analyse("cutlet beans and rice").unrecognised).toEqual(["cutlet"]);
  });
});

describe("what names no food, or only a kind of the one that is there,", () => {
  it.each([
    "a cup of macaroni and cheese",
    "a medium hash brown patty and a juice box",
    "a chocolate-covered marshmallow",
    "a cheese-filled pastry",
    "I was starving, so I had a burrito with chicken during work",
  ])("stands in no notice: %s", (text) => {
    const { items, unrecognised } = analyse(text);
    expect(items.length).toBeGreaterThan(0);
    expect(unrecognised).toEqual([]);
  });
});
