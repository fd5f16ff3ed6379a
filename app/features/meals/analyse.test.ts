import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyse } from "./analyse";

/** A food's name and grams, as "Toast 25". */
const read = (text: string): string[] => analyse(text).items.map(({ name, grams }) => `${name} ${grams}`);

describe("what a description names", () => {
  it.each([
    [
      "two scrambled eggs, a slice of whole wheat toast with butter and a glass of orange juice",
      ["Scrambled eggs 122", "Whole wheat toast 25", "Butter 7", "Orange juice 249"],
    ],
    ["Breakfast: 2 eggs & bacon", ["Egg 100", "Bacon 24"]],
    ["For my late lunch I had a banana", ["Banana 118"]],
    ["coffee with milk and 2 sugars", ["Coffee 300", "Milk 30", "Sugar 8.4"]],
    ["a burrito bowl with an english muffin", ["Burrito bowl 475", "English muffin 57"]],
    ["a cup of vegetable soup excluding beans, peas, and corn", ["Vegetable soup 245"]],
    ["a serving of french fries", ["French fries 134"]],
    ["a serving of almonds", ["Almonds 28"]],
    ["a margherita pizza", ["Margherita pizza 350"]],
    ["an oatmeal cookie with chocolate chips", ["Oatmeal cookie 15"]],
    ["an english muffin with jam", ["English muffin 57", "Jam 15"]],
    ["a shot of rum lined up and a banana", ["Spirits 42", "Banana 118"]],
    ["toast\nwith jam", ["Toast 25", "Jam 15"]],
    ["2 slices of toast with jam", ["Toast 50", "Jam 30"]],
    ["toast with butter (10 g)", ["Toast 25", "Butter 10"]],
    ["cooked, diced chicken breast 200 g", ["Chicken breast 200"]],
    ["lentil soup, which is 240 g, and 100 g bread", ["Lentil soup 240", "White bread 100"]],
    ["steak + crisps", ["Steak 170", "Crisps 28"]],
    ["steak and chips", ["Steak and chips 330"]],
    ["chicken curry on rice", ["Chicken curry with rice 420"]],
    ["waffles with syrup", ["Waffle 66", "Pancake syrup 40"]],
    ["2 eggs.toast", ["Egg 100", "Toast 25"]],
    ["barley soup with beef and carrots that weighs 350 g", ["Beef barley soup 350"]],
    ["a slice of quiche from the bakery, about 140 grams", ["Quiche 140"]],
    ["a pear and an egg. The pear was 170 g", ["Pear 170", "Egg 50"]],
    ["a bagel, washed down with a cola that weighed 300 grams", ["Bagel 105", "Cola 300"]],
    ["wings from a fast food place", ["Chicken wings 170"]],
    ["a burrito from Taco Bell", ["Burrito 241"]],
    ["a 12 oz can of cola", ["Cola 367.4"]],
    ["a 90 g sausage on a biscuit", ["Sausage biscuit sandwich 90"]],
    [
      "a jar of chicken, rice, and carrot baby food and a banana",
      ["Chicken and rice baby food 113", "Banana 118"],
    ],
    ["150 g turkey and cheese sandwich", ["Turkey and cheese sandwich 150"]],
    ["an egg, bacon, and cheese sandwich", ["Bacon egg and cheese sandwich 165"]],
    ["a stuffed pepper with rice and beef, half of it", ["Stuffed pepper 140"]],
    ["a dinner of 150 g of pizza", ["Cheese pizza 150"]],
    ["a child-sized cola", ["Cola 257.6"]],
    ["a cup of beef and carrots", ["Beef 70", "Carrots 70"]],
    ["a medium slice of turkey breast", ["Turkey breast 28"]],
    ["a mix of nuts and raisins", ["Mixed nuts 28", "Raisins 40"]],
    ["For lunch, sausage on a bun", ["Sausage sandwich 160"]],
    ["a pastry pie of 120 g with icing", ["Fried pie 120"]],
    ["a cup of omelette", ["Omelette 136"]],
    ["a cup of turkey sausage", ["Turkey sausage 140"]],
    ["chocolate chip cookie, milk", ["Chocolate chip cookie 16", "Milk 244"]],
    ["a piece of medium pepperoni pizza", ["Pepperoni pizza 83"]],
    ["a medium cup of ice cream", ["Ice cream 220"]],
    ["a cup of shrimp creole with rice", ["Shrimp creole 120", "White rice 120"]],
  ])("%j", (text, foods) => {
    expect(read(text)).toEqual(foods);
  });

  it.each([
    ["mac and cheese", "Macaroni and cheese"],
    ["mac & cheese", "Macaroni and cheese"],
    ["salt and pepper chips", "Salt and pepper chips"],
    ["pb&j", "Peanut butter and jelly sandwich"],
    ["a sandwich with peanut butter and jelly", "Peanut butter and jelly sandwich"],
    ["fish & chips", "Fish and chips"],
    ["gin and tonic", "Gin and tonic"],
    ["half and half", "Half and half"],
    ["rice and beans", "Rice and beans"],
    ["pizza topped with pepperoni", "Pepperoni pizza"],
    ["a chicken and vegetable fajita", "Fajitas"],
    ["a hamburger on a sesame bun", "Hamburger"],
    ["a fried egg cooked in butter", "Fried egg"],
    ["1 avocado, mashed", "Mashed avocado"],
    ["2 cloves garlic, minced", "Garlic"],
    ["dragon roll", "Dragon roll"],
    ["peanut butter cookie", "Peanut butter cookie"],
    ["sausage pizza without pepperoni", "Sausage pizza"],
    ["hot dog sandwich", "Hot dog"],
    ["a reuben sandwich", "Reuben sandwich"],
    // In Britain they may be fries; those are found with what they are eaten with, as fish and chips.
    ["chips", "Potato chips"],
    ["farofa", "Farofa"],
    ["takoyaki", "Takoyaki"],
    ["chin chin", "Chin chin"],
  ])("%s is one food", (text, name) => {
    expect(analyse(text).items.map((item) => item.name)).toEqual([name]);
  });

  it.each([
    ["chiken brest", "Chicken breast"],
    ["strawbery yogourt", "Strawberry yogurt"],
    ["sphagetti bolognaise", "Spaghetti bolognese"],
    ["brocolli, steamed", "Cooked broccoli"],
    ["soup of tomatoes", "Tomato soup"],
    ["skimmed milk", "Skim milk"],
    ["raw rice", "White rice, uncooked"],
    ["chicken", "Chicken breast"],
    ["fried chicken", "Fried chicken"],
    ["diet coke", "Diet coke"],
    ["Pringles hot tortilla snack", "Pringles"],
    ["milk chocolate", "Milk chocolate"],
    ["chocolate milk", "Chocolate milk"],
    ["orange soda", "Orange soda"],
    ["black coffee", "Coffee"],
    ["green tea", "Tea"],
    ["a glass of water", "Water"],
    ["a glass of sugar-free lemonade", "Diet lemonade"],
    ["0 calorie soda", "Diet soda"],
    ["5 hershey's kisses", "Hershey kisses"],
    ["a baguette", "Baguette"],
    ["150 g grilled haddock", "Haddock"],
    ["latte with almond milk", "Latte with almond milk"],
    ["chicken with rice", "Chicken with rice"],
    ["a burger", "Hamburger"],
    ["beef, minced", "Ground beef"],
    ["3 eggs, beaten", "Egg"],
    ["salt and pepper", "Salt"],
    ["omelet", "Omelette"],
  ])("%s is %s", (text, name) => {
    expect(analyse(text).items[0]?.name).toBe(name);
  });

  it("reads food emoji that stand alone, and only those", () => {
    expect(analyse("🍕").items.map(({ name }) => name)).toEqual(["Cheese pizza"]);
    expect(analyse("🍎🍺").items.map(({ name }) => name)).toEqual(["Apple", "Beer"]);
    expect(analyse("pizza 🍕").items).toHaveLength(1);
    expect(analyse("🚗").items).toEqual([]);
  });
});

describe("how much", () => {
  it.each([
    ["half an avocado", 75],
    ["1/2 cup rice", 79],
    ["½ cup rice", 79],
    ["a 1/4 cup of rice", 39.5],
    ["one and a half cups of milk", 366],
    ["1 1/2 cups milk", 366],
    ["2½ cups milk", 610],
    ["a couple of bananas", 236],
    ["a dozen eggs", 600],
    ["half a dozen eggs", 300],
    ["2-3 bananas", 295],
    ["banana x2", 236],
    ["2x banana", 236],
    ["bananas (3)", 354],
    ["200g chicken", 200],
    ["chicken 200 g", 200],
    ["0,5 kg potatoes", 500],
    ["1.5 kg potatoes", 1500],
    ["1,000 g potatoes", 1000],
    ["a 112-gram banana", 112],
    ["4 oz of salmon", 113.4],
    ["1 lb strawberries", 453.6],
    ["3 tbsp sugar", 37.8],
    ["a large banana", 136],
    ["2 small bananas", 202],
    ["3 thick slices of white bread", 84],
    ["handful of almonds", 28],
    ["popcorn, about 3 cups", 33],
    ["2 cans of cola (330 ml each)", 683.3],
    ["2 x 330ml cola", 683.3],
    ["a 12 fl oz can of cola", 367.4],
    ["a box of 6 doughnuts", 360],
    ["a 100 calorie granola bar", 21.2],
    ["2 100 calorie packs of almonds", 34.8],
    ["a third of the pan of lasagna", 116.7],
    ["bananas", 236],
    ["an avocado", 150],
    ["saltine cracker", 3],
    ["asparagus", 90],
    ["banana bread slice", 60],
    ["1 pizza", 435],
    ["half a pizza", 313.5],
    ["3 slices of pizza", 321],
  ])("%s weighs %d g", (text, grams) => {
    expect(analyse(text).items.map((item) => item.grams)).toEqual([grams]);
  });

  it("says the portion in words", () => {
    const portion = (text: string) => analyse(text).items[0]?.portion;
    expect(portion("2 large eggs")).toBe("2 large");
    expect(portion("a slice of white bread")).toBe("1 slice");
    expect(portion("two slices of white bread")).toBe("2 slices");
    expect(portion("1 cup of rice")).toBe("1 cup");
    expect(portion("200 g rice")).toBe("200 g");
    expect(portion("rice")).toBe("a default portion (180 g)");
  });

  it("multiplies the row of the table", () => {
    expect(analyse("200 g banana").items[0]).toMatchObject({
      name: "Banana",
      emoji: "🍌",
      amounts: { calories: 178, carbs: 45.6, protein: 2.2, fats: 0.6 },
      source: "USDA SR24 · 09040 Bananas, raw",
      confidence: 1,
    });
  });

  it("is less sure of what it had to guess", () => {
    const confidence = (text: string) => analyse(text).items[0]?.confidence ?? 0;
    expect(confidence("100 g banana")).toBeGreaterThan(confidence("banana"));
    expect(confidence("100 g strawberries")).toBeGreaterThan(confidence("100 g strawberrys zorblax"));
    expect(confidence("100 g chicken")).toBeGreaterThan(confidence("100 g chikcen"));
  });
});

describe("what is not food", () => {
  it.each([
    "",
    "   ",
    "asdf qwer",
    "my car",
    "hello",
    "1234",
    "🚗🎉",
    "<b></b>",
    "???",
    "\0",
    "a",
    "of",
    "lunch",
  ])("%j gives no items", (text) => {
    expect(analyse(text).items).toEqual([]);
  });

  it("says what it didn't recognise, as typed and without the chatter", () => {
    expect(analyse("For lunch I had a banana and some Zorblax Grömmets.").unrecognised).toEqual([
      "Zorblax Grömmets",
    ]);
    expect(analyse("hello").unrecognised).toEqual([]);
    expect(analyse("I'm enjoying a banana for my snack").unrecognised).toEqual([]);
  });

  // What grows by the square would take minutes, beyond the limit of a test.
  it("stays quick on long junk", () => {
    for (const junk of ["x", "asdfgh ", "1 ", "a, ", "and with "])
      analyse(junk.repeat(160_000 / junk.length));
    expect(analyse("qwrtz ".repeat(1700)).items).toEqual([]);
  });

  it("never throws, and every item is whole", { timeout: 30_000 }, () => {
    const words = fc.constantFrom(
      "2",
      "1/2",
      "half",
      "a",
      "cup",
      "of",
      "egg",
      "with",
      "and",
      ",",
      "x",
      "g",
      "(",
      ")",
      "🍕",
      "-",
      "rice",
      "no",
      "large",
      "½",
    );
    const texts = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.string({ unit: "binary" }),
      fc.array(words, { maxLength: 25 }).map((list) => list.join(" ")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        for (const { name, emoji, grams, portion, amounts, source, confidence } of analyse(text).items) {
          expect([name, emoji, portion, source].every(Boolean)).toBe(true);
          expect(grams).toBeGreaterThanOrEqual(0);
          expect(grams).toBeLessThanOrEqual(10_000);
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(1);
          for (const amount of Object.values(amounts)) {
            expect(Number.isFinite(amount) && amount >= 0).toBe(true);
            expect(amount).toBe(Math.round(amount * 10) / 10);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
