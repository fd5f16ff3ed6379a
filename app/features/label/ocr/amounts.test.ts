import { describe, expect, test } from "vitest";
import { findAmounts } from "./amounts";
import { findNames } from "./names";
import { findHeaders } from "./page";
import { plainText, type StraightLine } from "./text-line";

const line = (text: string): StraightLine => ({
  text,
  plain: plainText(text),
  x: [...text].map((_, i) => 10 * i),
  y: [...text].map(() => 0),
  height: 20,
  confidence: 1,
});

describe("amounts", () => {
  const amounts = (text: string) =>
    findAmounts(line(text)).map(({ value, unit }) => `${value} ${unit ?? ""}`.trim());

  test.each([
    ["12.5 g", ["12.5 g"]],
    ["12,5g", ["12.5 g"]],
    ["Og", ["0 g"]],
    ["FatOg", ["0 g"]],
    ["l0 g", ["10 g"]],
    ["O.5g", ["0.5 g"]],
    ["1 404 kJ", ["1404 kj"]],
    ["1,970 kJ", ["1970 kj"]],
    ["162 Kilojoule", ["162 kj"]],
    ["39 Kilocalorie (internationale tabel)", ["39 kcal"]],
    ["1.7 Gram", ["1.7 g"]],
    ["2,5 Gramm", ["2.5 g"]],
    ["361 Milligram", ["361 mg"]],
    ["120 microgrammes", ["120 ug"]],
    ["0,125 g", ["0.125 g"]],
    ["553k] / 132kcal", ["553 kj", "132 kcal"]],
    ["534 130kcal", ["130 kcal"]],
    ["534130kcal", ["130 kcal"]],
    ["53413okcal", ["130 kcal"]],
    ["934130kcal", []],
    ["Total Fat Bg", ["8 g"]],
    ["12.6Bg", ["12.68 g"]],
    ["14,Sg", ["14.5 g"]],
    ["3bg", ["36 g"]],
    ["Vitamins", []],
    ["80mg 3%", ["80 mg", "3 %"]],
    ["<1.0g", ["0.5 g"]],
    ["Less than 1g", ["0.5 g"]],
    ["NOT DETECTED", ["0 g"]],
    ["Calories10", ["10"]],
    ["1,1god teh nasicene", ["1.1 g"]],
    ["Vitamin B6", []],
    ["Tel. 1800803605", []],
  ])("%s", (text, wanted) => expect(amounts(text)).toEqual(wanted));

  test("say what else they may be", () => {
    const others = (text: string) =>
      findAmounts(line(text)).map((amount) => [amount.alternatives, amount.pointed]);
    expect(others("1.49")).toEqual([[[1.4], []]]);
    expect(others("178g")).toEqual([[[], [17.8, 1.78]]]);
    expect(others("17.8g")).toEqual([[[], []]]);
    expect(others("178 kcal")).toEqual([[[], []]]);
    expect(others("259")).toEqual([[[25], [2.5, 25.9, 2.59]]]);
  });

  test("know where they stand", () => {
    const [amount] = findAmounts(line("Fat  3g"));
    expect(amount?.left).toBeCloseTo(50 - 4.4);
    expect(amount?.right).toBeCloseTo(60 + 4.4);
  });
});

describe("names", () => {
  const names = (text: string) => findNames(line(text)).map(({ nutrient }) => nutrient);

  test.each([
    ["TotalFat 3g Total Carb. 15g", ["fats", "carbs"]],
    ["Saturated Fat", ["other"]],
    ["of which saturates", ["other"]],
    ["davon gesättigte Fettsäuren", ["other"]],
    ["Calories from Fat 50", ["other"]],
    ["Protein / Protéines", ["protein", "protein"]],
    ["Carbobydrate", ["carbs"]],
    ["Ogljikovi hidrati", ["carbs"]],
    ["od tega sladkorji", ["other"]],
    ["Fatherland, enormous", []],
    ["Made in Australia", []],
  ])("%s", (text, wanted) => expect(names(text)).toEqual(wanted));
});

describe("heads of columns", () => {
  const heads = (text: string) => findHeaders(line(text)).map(({ kind }) => kind);

  test.each([
    ["per 100 g", ["100g"]],
    ["pr0100g", ["100g"]],
    ["pour 100ml", ["100ml"]],
    ["Per Serving Per 100 ml", ["100ml", "serving"]],
    ["par portion (125 g)", ["serving"]],
    ["Per container", ["container"]],
    ["% Daily Value*", ["percent"]],
    ["%RI*", ["percent"]],
    ["Servings per container: 8", []],
    ["Serving size 100 g", []],
  ])("%s", (text, wanted) => expect(heads(text)).toEqual(wanted));
});
