import { describe, expect, it } from "vitest";
import { analyse } from "~/features/meals/analyse";
import { addAmounts } from "~/features/nutrition/amounts";

const kcal = (text: string) => addAmounts(analyse(text).items.map(({ amounts }) => amounts)).calories;

describe("a share of a whole", () => {
  it.each([
    ["1/8 of: 900 g flour, 400 g butter", 1 / 8, "900 g flour, 400 g butter"],
    ["two thirds of: 900 g rice, 300 g peas", 2 / 3, "900 g rice, 300 g peas"],
    ["40 % of: 900 g rice, 300 g peas", 0.4, "900 g rice, 300 g peas"],
    [
      "moussaka for 8 with 1 kg potatoes, 800 g ground beef; I ate two portions",
      1 / 4,
      "1 kg potatoes, 800 g ground beef",
    ],
    ["900 g rice, 300 g peas, feeds 6, had one", 1 / 6, "900 g rice, 300 g peas"],
    ["muffins: 300 g flour, 200 g sugar. Makes 12 muffins, had 3 muffins", 1 / 4, "300 g flour, 200 g sugar"],
    ["900 g rice, 300 g peas. I ate half of it", 1 / 2, "900 g rice, 300 g peas"],
    [
      "Auflauf für 4 Personen: 900 g Kartoffeln, 300 g Käse, davon 1 Portion",
      1 / 4,
      "900 g Kartoffeln, 300 g Käse",
    ],
    ["300 g de 900 g: 600 g de arroz, 300 g de pollo", 1 / 3, "600 g de arroz, 300 g de pollo"],
    ["600 g rice, shared with my husband and my son", 1 / 3, "600 g rice"],
    ["600 g Reis zu dritt", 1 / 3, "600 g Reis"],
  ])("%s", (text, share, whole) => {
    const { items, whole: of, unrecognised } = analyse(text);
    expect(kcal(text)).toBeCloseTo(share * kcal(whole), -0.5);
    expect(items).toHaveLength(whole.split(",").length);
    expect(of?.share).toBeCloseTo(share);
    expect(unrecognised).toEqual([]);
  });

  it("names the dish that stands beside its ingredients", () => {
    const text = "Borscht for 6: 1 kg beets, 500 g beef, 300 g cabbage; one portion";
    expect(analyse(text)).toMatchObject({ name: "Borscht", whole: { servings: 6, share: 1 / 6 } });
  });

  it("is of what stands in its sentence", () => {
    expect(kcal("A banana. 900 g rice, 300 g peas, serves 6, had 1")).toBeCloseTo(
      kcal("a banana") + kcal("900 g rice, 300 g peas") / 6,
      -0.5,
    );
    expect(kcal("a banana and a large pizza split with Anna")).toBeCloseTo(
      kcal("a banana") + kcal("a large pizza") / 2,
      -0.5,
    );
  });

  it("is so many usual portions of a dish with no amount", () => {
    expect(kcal("lasagna, serves 4, ate 2")).toBeCloseTo(2 * kcal("lasagna"), -0.5);
  });

  it.each([
    "1/0 of: 200 g rice, 100 g peas",
    "200 g rice, 100 g peas, serves 0",
    "0/5 of: 200 g rice, 100 g peas",
  ])("%s is read without it", (text) => {
    expect(analyse(text).whole).toBeUndefined();
    expect(kcal(text)).toBeGreaterThan(300);
  });

  it.each([
    "2 eggs for breakfast",
    "pancakes for 2 hours",
    "I had 3 eggs and toast",
    "chicken for dinner, had 2 beers",
  ])("%s tells of none", (text) => {
    expect(analyse(text).whole).toBeUndefined();
  });

  it.each([
    "serves 4, ate 2 ".repeat(5000),
    "1/6 of: ".repeat(9000),
    "610 kcal, ".repeat(7000),
    "shared with my wife and ".repeat(3000),
    "400 g of 1.2 kg ".repeat(4000),
    `${"egg, ".repeat(500)}for 6, had one`,
    "per 100 g: ".repeat(6000),
    "| ".repeat(30_000),
    "protein ".repeat(8000),
  ])("an answer to %.20s… comes soon", (text) => {
    analyse("warm");
    const start = performance.now();
    analyse(text);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
