import { describe, expect, it } from "vitest";
import type { Body } from "~/features/account/profile/profile";
import { estimateCalories, fitGrams, macroSplit, readGrams, weekdayNames } from "./estimate";

import { sumText } from "./goal-fields.island";

const man: Body = {
  gender: "male",
  age: 30,
  unit: "metric",
  height: 180,
  weight: 80,
  activityLevel: "sedentary",
  weightGoal: "maintain",
};
const woman: Body = { ...man, gender: "female", height: 165, weight: 60, activityLevel: "moderatelyActive" };

// Worked out by hand from the Harris-Benedict equations, 1984 revision.
describe("estimateCalories", () => {
  it.each<[string, Body, number]>([
    ["1853.632 at rest x 1.2", man, 2224],
    ["the same, less 500", { ...man, weightGoal: "lose" }, 1724],
    ["the same, and 500 more", { ...man, weightGoal: "gain" }, 2724],
    ["1853.632 x 1.375 = 2548.744", { ...man, activityLevel: "lightlyActive" }, 2549],
    ["1853.632 x 1.725 = 3197.5152", { ...man, activityLevel: "veryActive" }, 3198],
    ["1853.632 x 1.9 = 3521.9008", { ...man, activityLevel: "extremelyActive" }, 3522],
    ["1383.683 at rest x 1.55 = 2144.70865", woman, 2145],
    ["the other formula for all but men", { ...woman, gender: "other" }, 2145],
    ["the same, and 500 more", { ...woman, weightGoal: "gain" }, 2645],
    [
      "70 in = 177.8 cm, 170 lb = 77.11064 kg: 1832.75044 x 1.375 = 2520.03186",
      { ...man, unit: "us", age: 25, height: 70, weight: 170, activityLevel: "lightlyActive" },
      2520,
    ],
    [
      "64 in, 130 lb, 40 years: 1323.27 x 1.2",
      { ...woman, unit: "us", age: 40, height: 64, weight: 130, activityLevel: "sedentary" },
      1588,
    ],
    ["never below 0", { ...man, age: 120, height: 0, weight: 0, weightGoal: "lose" }, 0],
  ])("%s", (_how, body, calories) => expect(estimateCalories(body)).toBe(calories));
});

describe("macroSplit", () => {
  it.each([
    [2000, 250, 67, 100],
    [1800, 225, 60, 90],
    [2224, 278, 74, 111],
    [1, 0, 0, 0],
    [0, 0, 0, 0],
    [100_000, 12_500, 3333, 5000],
  ])("%i kcal: %i g carbs, %i g fats, %i g protein", (calories, carbs, fats, protein) =>
    expect(macroSplit(calories)).toEqual({ calories, carbs, fats, protein }),
  );
});

describe("fitGrams", () => {
  const own = { carbs: 100, protein: 150, fats: 100 };

  it.each([
    ["nothing fixed: as suggested", {}, undefined, { carbs: 250, protein: 100, fats: 67 }],
    [
      "150 g protein is 600 of 2,000 kcal",
      { protein: 150 },
      undefined,
      { carbs: 219, protein: 150, fats: 58 },
    ],
    ["in one's own proportions", {}, own, { carbs: 105, protein: 158, fats: 105 }],
    [
      "the rest of the energy for one",
      { carbs: 100, protein: 100 },
      own,
      { carbs: 100, protein: 100, fats: 133 },
    ],
    ["never below 0", { carbs: 600 }, own, { carbs: 600, protein: 0, fats: 0 }],
    ["as they are, whatever they come to", own, undefined, own],
    [
      "nothing to go by",
      { carbs: 0 },
      { carbs: 0, protein: 0, fats: 0 },
      { carbs: 0, protein: 200, fats: 133 },
    ],
  ])("%s", (_what, fixed, like, grams) => expect(fitGrams(2000, fixed, like)).toEqual(grams));
});

describe("readGrams", () => {
  it.each([
    ["150", 150],
    ["150 g", 150],
    ["12,5", 12.5],
    ["30 %", 150],
    ["30%", 150],
    ["12,5 %", 62.5],
    ["100 %", 500],
    ["101 %", undefined],
    ["%", undefined],
    ["-5", undefined],
    ["1,200", undefined],
    ["lots", undefined],
  ])("reads %s of 2,000 kcal", (text, grams) => expect(readGrams(text, "carbs", 2000)).toBe(grams));

  it("counts 9 kcal for a gram of fat", () => expect(readGrams("45 %", "fats", 2000)).toBe(100));
});

describe("sumText", () => {
  it.each([
    [2000, 2000, "These grams come to 2,000 kcal, about as many as the calories."],
    [2000, 1850, "These grams come to 1,850 kcal, 150 fewer than the calories. You can leave it so."],
    [2000, 2100.4, "These grams come to 2,100 kcal, 100 more than the calories. You can leave it so."],
  ])("of %d and %d kcal", (kcal, sum, text) => expect(sumText(kcal, sum, "kcal")).toBe(text));
});

it("names weekdays", () => {
  expect(weekdayNames([7])).toBe("Sun");
  expect(weekdayNames([1, 6, 7])).toBe("Mon, Sat, and Sun");
});
