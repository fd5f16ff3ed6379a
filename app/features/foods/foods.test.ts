import { describe, expect, it } from "vitest";
import { analyse } from "~/features/describe/built-in/analyse";
import { foods } from "./foods";

describe("the table of foods", () => {
  it("is large and names no food twice", () => {
    expect(foods().length).toBeGreaterThan(1000);
    const names = foods().map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(foods().map((food) => [food.name, food] as const))("%s is whole", (_, food) => {
    const { calories, carbs, protein, fats } = food.per100;
    expect(food.emoji).toMatch(/\p{Extended_Pictographic}/u);
    expect(food.source).toMatch(/^USDA SR24(, by recipe)? · .*\d{5} \S/);
    expect(food.portions.size).toBeGreaterThan(0);
    for (const grams of food.portions.values()) expect(grams).toBeGreaterThan(0);
    for (const figure of [calories, carbs, protein, fats]) expect(figure).toBeGreaterThanOrEqual(0);
    expect(carbs + protein + fats).toBeLessThanOrEqual(101);
    expect(calories).toBeLessThanOrEqual(902);
  });

  it("has energy that its nutrients explain, but for alcohol, fibre and acids", () => {
    const odd = foods().filter(({ per100: { calories, carbs, protein, fats } }) => {
      const explained = 4 * carbs + 4 * protein + 9 * fats;
      return calories - explained > 45;
    });
    expect(odd.every(({ group }) => group === "drinks" || group === "sauces")).toBe(true);
  });

  it("finds every food by its own name", () => {
    const lost = foods().filter(({ name }) => analyse(name).items[0]?.name !== name);
    expect(lost.map(({ name }) => name)).toEqual([]);
  });
});
