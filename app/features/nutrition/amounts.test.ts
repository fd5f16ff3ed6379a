import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { energyText } from "./amounts";
import { amountFieldText, energyFieldText, parseAmount, valueQuestion } from "./read-number";

describe("energy in kJ", () => {
  it.each([
    [100, "418 kJ"],
    [478, "2,000 kJ"],
    [0, "0 kJ"],
  ])("%d kcal are shown as %j", (kcal, text) => expect(energyText(kcal, "kj")).toBe(text));

  it("stays in kcal for kcal accounts", () => expect(energyText(1957.5, "kcal")).toBe("1,958 kcal"));

  it("shows each whole number of kJ as it was typed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 418_400 }), (kj) => {
        const kcal = parseAmount(String(kj), "kJ") ?? Number.NaN;
        expect(amountFieldText(kcal, "kJ")).toBe(String(kj));
      }),
    );
  });

  it("is read back as the same kcal from its field and from one of a goal", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (tenths) => {
        const kcal = tenths / 10;
        expect(parseAmount(amountFieldText(kcal, "kJ"), "kJ")).toBe(kcal);
        expect(parseAmount(energyFieldText(kcal, "kj"), "kJ")).toBe(kcal);
      }),
    );
  });

  it.each([
    ["2000 kJ", "kcal", 478],
    ["2000kj", "kJ", 478],
    ["478 kcal", "kJ", 478],
    ["2,000", "kJ", 478],
    ["418,400", "kJ", 100_000],
    ["418,401", "kJ", undefined],
    ["kJ", "kJ", undefined],
    ["12 kJ", "g", undefined],
  ] as const)("%j in a field of %s is %s", (text, unit, kcal) => expect(parseAmount(text, unit)).toBe(kcal));

  it("is questioned in kJ", () => {
    const NONE = { carbs: 0, protein: 0, fats: 0 };
    expect(valueQuestion({ amounts: { ...NONE, calories: 478 }, servings: 1, energy: "kj" })).toBe(
      "These grams come to about 0 kJ, but you entered 2,000. Alcohol can explain that. Is that right?",
    );
    expect(valueQuestion({ amounts: { ...NONE, calories: 5001 }, servings: 1, energy: "kj" })).toContain(
      "20,924 kJ is a lot",
    );
  });
});
