import { describe, expect, it } from "vitest";
import { recipesIn } from "./recipe-words";

const NAMES = ["Chili", "Chili con carne", "Mac and cheese", "Mum's 2 bean soup"];
const read = (text: string) => recipesIn(text, NAMES);

describe("a recipe in words", () => {
  it.each([
    ["my chili", 0, { servings: 1 }],
    ["I had my Chili.", 0, { servings: 1 }],
    ["two servings of my chili", 0, { servings: 2 }],
    ["I ate 2 portions of my chili con carne", 1, { servings: 2 }],
    ["1 1/2 servings of my chili", 0, { servings: 1.5 }],
    ["1½ servings of my chili", 0, { servings: 1.5 }],
    ["one and a half servings of my chili", 0, { servings: 1.5 }],
    ["half a serving of my chili", 0, { servings: 0.5 }],
    ["a portion of my mac and cheese", 2, { servings: 1 }],
    ["0,5 servings of my chili", 0, { servings: 0.5 }],
    ["400 g of my chili", 0, { grams: 400 }],
    ["400g of my chili", 0, { grams: 400 }],
    ["400 grams of my mum’s 2 bean soup", 3, { grams: 400 }],
    ["0.4 kg of my chili", 0, { grams: 400 }],
    ["half of my chili", 0, { share: 0.5 }],
    ["half my chili", 0, { share: 0.5 }],
    ["a third of my chili", 0, { share: 1 / 3 }],
    ["two thirds of my chili", 0, { share: 2 / 3 }],
    ["1/6 of my chili", 0, { share: 1 / 6 }],
    ["all of my chili", 0, { share: 1 }],
    ["3 of my chili", 0, { servings: 3 }],
    ["two servings of our chili", 0, { servings: 2 }],
    ["my mac & cheese", 2, { servings: 1 }],
    ["zwei Portionen von meinem Chili", 0, { servings: 2 }],
    ["Ich habe eine halbe Portion von meinem Chili gegessen", 0, { servings: 0.5 }],
    ["mein Chili con carne", 1, { servings: 1 }],
    ["400 g von unserem Chili", 0, { grams: 400 }],
    ["die Hälfte von meinem Chili", 0, { share: 0.5 }],
    ["j’ai mangé deux portions de mon chili", 0, { servings: 2 }],
    ["un tiers de mon chili", 0, { share: 1 / 3 }],
    ["dos raciones de mi chili", 0, { servings: 2 }],
    ["una ración y media de mi chili", 0, { servings: 1.5 }],
    ["due porzioni del mio chili", 0, { servings: 2 }],
    ["il mio chili", 0, { servings: 1 }],
    ["twee porties van mijn chili", 0, { servings: 2 }],
    ["duas porções do meu chili", 0, { servings: 2 }],
    ["metade do meu chili", 0, { share: 0.5 }],
  ])("%s", (text, recipe, amount) => {
    const { found, rest } = read(text) ?? {};
    expect(found).toEqual([{ recipe, amount: expect.objectContaining(keysOf(amount)) }]);
    for (const [name, value] of Object.entries(amount))
      expect(Object(found?.[0]?.amount)[name]).toBeCloseTo(value, 9);
    expect(rest).toBe("");
  });

  it.each([
    ["two servings of my chili and a slice of bread", "a slice of bread"],
    ["an apple, half of my chili, 200 ml milk", "an apple, 200 ml milk"],
    ["1.5 bananas with my chili", "1.5 bananas"],
    ["mein Chili und eine Scheibe Brot", "eine Scheibe Brot"],
    ["un yaourt et mon chili", "un yaourt"],
  ])("%s, with the rest left to be read", (text, rest) => {
    expect(read(text)).toMatchObject({ found: [{ recipe: 0 }], rest });
  });

  it("may be two of them", () => {
    expect(read("my chili and two servings of my mac and cheese")).toEqual({
      found: [
        { recipe: 0, amount: { servings: 1 } },
        { recipe: 2, amount: { servings: 2 } },
      ],
      rest: "",
    });
  });

  it.each([
    "chili",
    "two servings of chili",
    "my chilis",
    "my chili sauce",
    "my stew",
    "0 servings of my chili",
    "three halves of my chili",
    "a bit of my chili",
    "",
    "my",
    "of my chili",
  ])("is not in %j", (text) => {
    expect(read(text)).toBeUndefined();
  });

  it("is looked for in a long text at once", () => {
    expect(read("my chili, ".repeat(100))?.found).toHaveLength(100);
    expect(read("my ".repeat(20_000))).toBeUndefined();
  });
});

const keysOf = (amount: object) =>
  Object.fromEntries(Object.keys(amount).map((name) => [name, expect.any(Number)]));
