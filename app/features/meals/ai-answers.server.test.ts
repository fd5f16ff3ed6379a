import { describe, expect, it } from "vitest";
import { analysedItemOf, lookUp, type ModelFood } from "./reader.server";

const food = (given: Partial<ModelFood>): ModelFood => ({
  name: "Banane",
  table_name: "banana",
  grams: 120,
  portion: "one",
  portion_given: true,
  emoji: "🍌",
  calories: 90,
  carbs: 23,
  protein: 1.1,
  fats: 0.3,
  ...given,
});
const lobiani = {
  name: "Lobiani",
  table_name: "lobiani",
  grams: 300,
  calories: 220,
  carbs: 22,
  protein: 6,
  fats: 12,
};

describe("a food that the table has", () => {
  it("gets the table's figures whatever the model says of them", () => {
    expect(analysedItemOf(food({ carbs: 99 }), "m")).toEqual({
      name: "Banane",
      ref: "table:banana",
      per100: { calories: 89, carbs: 22.8, protein: 1.1, fats: 0.3 },
      emoji: "🍌",
      grams: 120,
      portion: "one",
      amounts: { calories: 106.8, carbs: 27.4, protein: 1.3, fats: 0.4 },
      source: expect.stringMatching(/^USDA SR24 · .*[Bb]anana/),
      confidence: 0.95,
    });
  });

  it("is to be checked when the model's calories are far from the table's", () => {
    expect(analysedItemOf(food({ calories: 370 }), "m").confidence).toBeLessThan(0.6);
  });
});

describe("a food that the table lacks", () => {
  it("gets the model's own figures, which are trusted less", () => {
    const item = analysedItemOf(food(lobiani), "small-model");
    expect(item.amounts).toEqual({ calories: 660, carbs: 66, protein: 18, fats: 36 });
    expect(item.source).toBe("AI estimate (small-model)");
    expect(item.confidence).toBeLessThan(analysedItemOf(food({}), "m").confidence);
    expect(item.confidence).toBeGreaterThanOrEqual(0.6);
  });

  it("needs a check when energy and nutrients disagree", () => {
    const item = analysedItemOf(food({ ...lobiani, calories: 80 }), "small-model");
    expect(item.source).toBe(
      "AI estimate (small-model); its calories differ from what its nutrients add up to",
    );
    expect(item.confidence).toBeLessThan(0.6);
  });
});

it("trusts an assumed portion less, and shows one emoji or a fitting one", () => {
  expect(analysedItemOf(food({ portion_given: false }), "m").confidence).toBeLessThan(0.95);
  expect(analysedItemOf(food({ portion: "" }), "m").portion).toBe("a usual portion");
  expect(analysedItemOf(food({ emoji: "<b>" }), "m").emoji).toBe("🍌");
  expect(analysedItemOf(food({ ...lobiani, emoji: "🍟🧀" }), "m").emoji).toBe("🍽️");
});

it.each([
  ["scrambled eggs", "Scrambled eggs"],
  ["salmon, cooked", "Salmon"],
  ["macaroni and cheese", "Macaroni and cheese"],
  ["brie cheese", "Brie"],
  ["cola", "Cola"],
])("%s is %s", (name, food) => {
  expect(lookUp(name)?.food.name).toBe(food);
});

it.each([
  "bockwurst sausage",
  "vegan burger patty",
  "coffee with milk",
  "elephant meat",
  "chair leg",
  "",
  "🍕",
  "2",
])("%j is nothing for sure", (name) => {
  expect(lookUp(name)).toBeUndefined();
});
