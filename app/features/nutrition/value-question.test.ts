import { expect, it } from "vitest";
import { valueQuestion } from "./read-number";

const ask = (calories: number, carbs: number, protein: number, fats: number, servings = 1) =>
  valueQuestion({
    amounts: { calories, carbs, protein, fats },
    servings,
    energy: "kcal",
  });

it.each([
  ["agreeing", [500, 50, 25, 22]],
  ["50 kcal apart", [100, 37.5, 0, 0]],
  ["25 % apart", [400, 75, 0, 0]],
  ["5,000 kcal", [5000, 625, 312.5, 138.9]],
  ["small amounts of many servings", [10, 5, 1, 2, 12]],
] as [string, Parameters<typeof ask>][])("has nothing to ask about %s values", (_what, typed) => {
  expect(ask(...typed)).toBeUndefined();
});

it.each([
  ["grams of more", [200, 200, 0, 0], "These grams come to about 800 kcal, but you entered 200."],
  [
    "grams of less",
    [800, 20, 0, 0],
    "These grams come to about 80 kcal, but you entered 800. Alcohol can explain that.",
  ],
  ["a lot at once", [2600, 325, 162.5, 72.2, 2], "5,200 kcal is a lot for one entry."],
] as [string, Parameters<typeof ask>, string][])("asks about %s", (_what, typed, question) => {
  expect(ask(...typed)).toBe(`${question} Is that right?`);
});

const WINE = { calories: 125, carbs: 4, protein: 0, fats: 0 };
const askOfWine = (calories: number) =>
  valueQuestion({
    amounts: { ...WINE, calories },
    servings: 1,
    energy: "kcal",
    foods: WINE,
  });

it("speaks of alcohol only where there may be some", () => {
  expect(ask(500, 10, 10, 10)).toBe(
    "These grams come to about 170 kcal, but you entered 500. Is that right?",
  );
  expect(ask(215, 18, 2, 0)).toContain("Alcohol");
  const apple = { calories: 400, carbs: 25, protein: 0.5, fats: 0.3 };
  const typed = { amounts: apple, servings: 1, energy: "kcal" } as const;
  expect(valueQuestion(typed)).toContain("Alcohol");
  expect(valueQuestion({ ...typed, alcohol: false })).not.toContain("Alcohol");
  const amounts = { calories: 500, carbs: 20, protein: 0, fats: 0 };
  const toast = { calories: 80, carbs: 20, protein: 0, fats: 0 };
  expect(valueQuestion({ amounts, servings: 1, energy: "kcal", foods: toast })).not.toContain("Alcohol");
});

it("takes the energy of known foods that no grams explain", () => {
  expect(askOfWine(125)).toBeUndefined();
  expect(askOfWine(150)).toBeUndefined();
  expect(askOfWine(900)).toBe(
    "These foods come to about 125 kcal, but you entered 900. Alcohol can explain that. Is that right?",
  );
});
