import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyse } from "~/features/meals/analyse";

const grams = (text: string) => analyse(text).items.map((item) => item.grams);

it.each([
  ["500 kJ yogurt", 500],
  ["500kJ of yogurt", 500],
  ["yogurt 1,000 kJ", 1000],
  ["2 400 kJ bars of chocolate", 800],
  ["500 kilojoules of yogurt and an apple", 500],
])("in %j stand %d kJ", (text, kj) => {
  const [food] = analyse(text).items;
  expect((food?.amounts.calories ?? 0) * 4.184).toBeCloseTo(kj, -1);
});

describe("a number in a meal", () => {
  it.each([
    ["1,200 g rice", 1200],
    ["2.000 g rice", 2000],
    ["1 000 g rice", 1000],
    ["2\u00a0000 g rice", 2000],
    ["2’000 g rice", 2000],
    ["1.234,5 g rice", 1234.5],
    ["I drank 1 500 ml of milk", 1546.7],
    ["1,200 ml milk", 1237.3],
    ["1.500 kg potatoes", 1500],
    ["0,125 l milk", 128.9],
    [".5 oz cheddar cheese", 14.2],
    [",5 kg rice", 500],
    ["500 grs rice", 500],
    ["15 dkg ham", 150],
    ["2 ltrs milk", 2062.2],
    ["200 rice", 200],
    ["rice 200", 200],
    ["skyr, 450 g pot", 450],
    ["tuna, 120 g can", 120],
    ["coke bottle 250ml", 258.8],
    ["red bull, small can 250 ml", 262],
    ["crisps large bag 150g", 150],
    ["milk carton 250ml", 257.8],
    ["2 coke cans 330ml", 683.3],
    ["Skyr 450 g Becher", 450],
    ["500 cola", 500],
    ["half a frozen pizza (320 g)", 160],
    ["halbe Pizza (320 g)", 160],
    ["media pizza (350 g)", 175],
    ["halbes Glas Nutella (400 g)", 200],
    ["halbe Packung Tortellini (250 g)", 125],
    ["half an avocado (70 g)", 70],
    ["half a banana (60 g)", 60],
    ["half a chicken breast (90 g)", 90],
    ["2 squares of a 100g bar of dark chocolate", 20],
    ["a 6-pack of nuggets", 96],
    ["Medium fries - 340", 340],
    ["150 shrimp", 150],
    ["30 shrimp", 165],
    ["30 eggs", 1500],
    ["1 1/2 bananas", 177],
    ["1½ cups of rice", 237],
    ["٢ bananas", 236],
    ["two thirds cup rice", 105.3],
    ["2/3 cup rice", 105.3],
    ["one third cup rice", 52.7],
    ["one half cup rice", 79],
    ["three quarters of a cup of rice", 118.5],
    ["one and a half cups of rice", 237],
    ["one and one half cups of rice", 237],
    ["two and a half bananas", 295],
    ["manzana y media", 273],
    ["mela e mezza", 273],
    ["un kilo de patatas", 1000],
  ])("%s weighs %d g", (text, weight) => {
    expect(grams(text)).toEqual([weight]);
  });

  it.each([
    ["2 330 ml cans of cola", [683.3]],
    ["1 500 ml bottle of water", [500.8]],
    ["2 250g steaks", [500]],
    ["2 200g chicken breasts", [400]],
    ["1 200g rice", [1200]],
    ["2 eggs,1 banana", [100, 118]],
    ["2 eggs ,1 banana", [100, 118]],
  ])("is not joined with the next in %j", (text, weights) => {
    expect(grams(text)).toEqual(weights);
  });

  it.each([
    ["a 12 fluid ounce can of cola", "a 12 fl oz can of cola"],
    ["12 fl. oz. of cola", "12 fl oz of cola"],
    ["500 mls water, 2 lbs chicken and 50 gms rice", "500 ml water, 2 lb chicken and 50 g rice"],
    ["a cup of 1 percent milk", "a cup of 1% milk"],
    ["a cupcake w/o icing", "a cupcake without icing"],
    ["soup and 2 rolls", "soup and 2 dinner rolls"],
    ["a 75 g doughnut with icing and ham, 57 g", "a 75 g doughnut with icing and 57 g ham"],
  ])("%s is %s", (text, same) => {
    expect(grams(text)).toEqual(grams(same));
  });

  it.each([
    ["tacos 3 beef", "3 beef tacos"],
    ["wings 10 ranch", "10 wings, ranch"],
    ["fish fingers 4 chips n beans", "4 fish fingers, fries, baked beans"],
    ["toast 2 butter", "2 toast, butter"],
    ["scrambled eggs 3 toast 2 butter", "3 scrambled eggs, 2 toast, butter"],
    ["chicken 2 rice cakes", "chicken, 2 rice cakes"],
    ["coffee 2 toast", "coffee, 2 toast"],
    ["dumplings 2", "2 dumplings"],
    ["chicken tenders 3 n fries", "3 chicken tenders, fries"],
    ["2 sausages and chips", "2 sausages, fries"],
    ["can of cider 440", "440 ml cider"],
    ["half a dominos medium pepperoni", "half a medium pepperoni pizza"],
    ["toast n jam x2", "2 toast with jam"],
    ["beschuit met hagelslag 2", "2 beschuit met hagelslag"],
    ["yorkshire pudding 2", "2 yorkshire puddings"],
  ])("counts what comes in pieces: %s is %s", (text, same) => {
    expect(grams(text)).toEqual(grams(same));
  });

  it("is the same in every way to group it", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.constantFrom(",", ".", "’", "'", " ", "\u00a0", "\u202f", "\u2009"),
        (weight, mark) => {
          const text = String(weight).replace(/\B(?=(\d{3})+$)/g, mark);
          expect(grams(`${text} g of rice`)).toEqual([weight]);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("a whole dish", () => {
  it.each([
    ["a pizza", 435],
    ["1 pizza", 435],
    ["one pepperoni pizza", 457],
    ["2 pizzas", 870],
    ["a whole pizza", 627],
    ["an entire pizza", 627],
    ["half a pizza", 313.5],
    ['1 14" pizza', 853],
    ["1 frozen pizza", 452],
    ["1 large pizza", 853],
    ["1 watermelon", 4518],
    ["half a watermelon", 2259],
    ["1 quiche", 130],
    ["a large apple pie", 155],
    ["a whole apple pie", 1000],
    ["half a cake", 255],
    ["half a loaf of bread", 225],
  ])("is meant by %j", (text, weight) => {
    expect(grams(text)).toEqual([weight]);
  });

  it.each([
    ["1 slice of pizza", 107],
    ["2 slices of pizza", 214],
    ["1 serving of pizza", 140],
    ["pizza", 140],
    ["2 🍕", 214],
    ["1 apple pie", 125],
    ["2 cakes", 128],
    ["a slice of watermelon", 286],
  ])("is not meant by %j", (text, weight) => {
    expect(grams(text)).toEqual([weight]);
  });
});

describe("an amount below zero", () => {
  it.each([
    ["-5 eggs", [], ["-5 eggs"]],
    ["−3 Äpfel", [], ["−3 Äpfel"]],
    ["-100 kcal apple", [], ["-100 kcal apple"]],
    ["toast, -5 eggs and milk", ["Toast", "Milk"], ["-5 eggs"]],
  ])("%s is not understood", (text, names, unrecognised) => {
    const meal = analyse(text);
    expect([meal.items.map(({ name }) => name), meal.unrecognised]).toEqual([names, unrecognised]);
  });

  it.each([
    ["-2 eggs\n-1 toast", [100, 25]],
    ["- 2 eggs", [100]],
    ["2 eggs - 1 toast", [100, 25]],
    ["rice - 200 g", [200]],
    ["3-5 eggs", [200]],
  ])("%s has none", (text, grams) => {
    expect(analyse(text).items.map((item) => item.grams)).toEqual(grams);
  });
});

describe("a number that nobody eats", () => {
  it.each([
    ["1000000 eggs", "1000000 eggs"],
    ["99999999 g of sugar", "99999999 g of sugar"],
    ["12000 g rice", "12000 g rice"],
    ["150% of a pizza", "150% of"],
    ["egg 1000000000 kcal", "1000000000 kcal"],
  ])("isn't counted, and said: %s", (text, said) => expect(analyse(text).unrecognised).toEqual([said]));

  it("is none in a large recipe", () => {
    expect(analyse("6000 g potatoes").items[0]?.grams).toBe(6000);
    expect(analyse("100% orange juice").unrecognised).toEqual([]);
  });
});

describe("a bare number behind foods", () => {
  it.each([
    ["oats 50, banana 120, peanut butter 20", [50, 120, 20]],
    ["wrap 400, chips 210, coke 139", [181, 39, 339]],
    ["chicken 200, rice 150, broccoli 100", [200, 150, 100]],
    ["cheese 40, crackers 6", [40, 18]],
  ])("%s weighs %j g", (text, grams) => {
    expect(analyse(text).items.map((item) => Math.round(item.grams))).toEqual(grams);
  });
});
