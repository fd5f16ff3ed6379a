import { describe, expect, it } from "vitest";
import { foods } from "~/features/foods/foods";
import { analyse } from "./analyse";
import { fnddsTable } from "./fndds/fndds-table.server";

const { index } = await fnddsTable();

/** A reading, and how often it looked a word or a food up in the index. */
function counted(text: string) {
  let count = 0;
  const look = <A extends unknown[], R>(by: (...args: A) => R) => {
    return (...args: A) => {
      count += 1;
      return by(...args);
    };
  };
  const { foodAt, kindAt, entriesOf, measuredIn, weightOf } = index;
  const counting = {
    ...index,
    foodAt: look(foodAt),
    kindAt: look(kindAt),
    entriesOf: look(entriesOf),
    measuredIn: look(measuredIn),
    weightOf: look(weightOf),
  };
  return { ...analyse(text, counting), count };
}

const NAMES = foods()
  .slice(0, 500)
  .map(({ name }) => name);

/** A usual meal takes some hundred. */
const LOOK_UPS_MAX = 20_000;

describe("a text that is no meal, or far too much of one,", () => {
  it.each([
    ["65,536 letters", "a".repeat(65_536)],
    ["65,536 digits", "1".repeat(65_536)],
    ["a food 16,384 times", "egg ".repeat(16_384)],
    ["500 foods", NAMES.join(", ")],
    ["500 foods without a joining word", NAMES.join(" ")],
    ["500 foods, each with the next", NAMES.join(" with ")],
    ["figures alone, 400 times", "500 kcal, ".repeat(400)],
    ["shares alone, 500 times", "1/2 of ".repeat(500)],
    ["servings alone, 250 times", "serves 4, ate 2, ".repeat(250)],
    ["brackets", "(".repeat(2000) + ")".repeat(2000)],
    ["joining words", "and with plus ".repeat(280)],
    ["a dish with ingredients, 400 times", "smoothie (1 banana, 200 ml milk), ".repeat(120)],
    ["what was shared, 200 times", "shared a pizza with ".repeat(200)],
    ["figures of a whole, 150 times", "half of a quiche with 600 kcal ".repeat(130)],
    ["amounts below zero, 400 times", "-5 eggs, ".repeat(400)],
    ["a share for each food", "half of a soup, ".repeat(250)],
    ["a whole said again, 120 times", "half a pizza (whole pizza 400 g) ".repeat(120)],
    ["a recipe behind its slice, 80 times", "one slice of cake, recipe: 300 g flour, makes 12 ".repeat(80)],
    ["days, 300 times", "Monday: eggs\n".repeat(300)],
    ["1,900 pictures", "🍕".repeat(1900)],
  ])("%s, is read in few steps", (_, text) => {
    const { count, items } = counted(text);
    expect(count).toBeLessThan(LOOK_UPS_MAX);
    expect(items.length).toBeLessThanOrEqual(100);
    for (const { grams, amounts } of items)
      for (const amount of [grams, ...Object.values(amounts)]) expect(Number.isFinite(amount)).toBe(true);
  });

  it.each(["1/0 of", "serves 0", "half of", "0 of 0", "for 0, I had 0 portions", "1/0", "0/1 of 0 g"])(
    "%s, has no food",
    (text) => {
      expect(analyse(text, index)).toMatchObject({ items: [], whole: undefined });
    },
  );

  it.each(["1/0 of a soup", "a soup, serves 0, ate 2", "0/4 of a soup", "a soup for 0"])(
    "%s, is no share",
    (text) => {
      const { items, whole } = analyse(text, index);
      expect(items.map(({ name }) => name)).toEqual(["Soup"]);
      expect(whole).toBeUndefined();
    },
  );

  it("has what is beyond the foods that are read in its notice", () => {
    const { items, unrecognised } = analyse(NAMES.slice(0, 90).join(", "), index);
    expect(items.length).toBeGreaterThan(40);
    expect(unrecognised.at(-1)).toContain(NAMES[89]);
  });

  it("has what is beyond 4,000 letters in its notice", () => {
    const { items, unrecognised } = analyse(`an egg, ${"so good ".repeat(8000)}and a zorblax`, index);
    expect(items.map(({ name }) => name)).toEqual(["Egg"]);
    expect(unrecognised.at(-1)).toMatch(/and a zorblax$/);
  });
});
