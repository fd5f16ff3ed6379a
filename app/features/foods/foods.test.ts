import { describe, expect, it } from "vitest";
import { analyse } from "~/features/meals/analyse";
import { type Food, foods, mayHoldAlcohol } from "./foods";

it.each([
  [["Apple"], false],
  [["apple", "Toast", "Egg"], false],
  [["Apple", "Red wine"], true],
  [["Beer"], true],
  [["Fribblewort"], true],
  [[], false],
])("%j may hold alcohol: %j", (names, may) => expect(mayHoldAlcohol(names)).toBe(may));

const HEAVY = { calories: 903, carbs: 102, protein: 0, fats: 0 };

/** The errors of a row, after its name. */
function errorsIn({ name, emoji, source, portions, per100 }: Food): string[] {
  const { calories, carbs, protein, fats } = per100;
  const checks = {
    emoji: /\p{Extended_Pictographic}/u.test(emoji),
    source: /^USDA SR24(, by recipe)? · .*\d{5} \S/.test(source),
    portions: portions.size > 0 && [...portions.values()].every((grams) => grams > 0),
    negative: [calories, carbs, protein, fats].every((amount) => amount >= 0),
    grams: carbs + protein + fats <= 101,
    calories: calories <= 902,
  };
  return Object.entries(checks).flatMap(([check, isRight]) => (isRight ? [] : `${name}: ${check}`));
}

describe("the table of foods", () => {
  it("is large and names no food twice", () => {
    expect(foods().length).toBeGreaterThan(1000);
    const names = foods().map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  it("has an emoji, a source, portions and possible figures in every row", () => {
    expect(foods().flatMap(errorsIn)).toEqual([]);
  });

  it("would show a wrong row", () => {
    const [food] = foods() as [Food];
    const wrong = { ...food, name: "X", emoji: "x", source: "", portions: new Map(), per100: HEAVY };
    expect(errorsIn(wrong)).toEqual(["X: emoji", "X: source", "X: portions", "X: grams", "X: calories"]);
    const negative = { ...food, name: "Y", portions: new Map([["cup", 0]]) };
    expect(errorsIn({ ...negative, per100: { ...HEAVY, calories: 0, carbs: -1 } })).toEqual([
      "Y: portions",
      "Y: negative",
    ]);
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
