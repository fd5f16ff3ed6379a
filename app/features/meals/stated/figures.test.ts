import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { analyse } from "~/features/meals/analyse";
import { addAmounts } from "~/features/nutrition/amounts";

const rows = (text: string) =>
  analyse(text).items.map(({ name, amounts: { calories, carbs, protein, fats } }) => [
    name,
    calories,
    carbs,
    protein,
    fats,
  ]);

it("counts the energy of all three nutrients, and of a drink's alcohol", () => {
  expect(rows("salad with 30 g protein, 20 g carbs, 10 g fat")).toEqual([["Salad", 290, 20, 30, 10]]);
  expect(rows("beer with 13 g carbs, 2 g protein, 0 g fat")[0]?.[1]).toBeGreaterThan(120);
});

describe("a per cent or a slash beside figures", () => {
  it.each([
    ["latte 190 kcal (7g fat/ 13g protein /19 g carb)", [["Latte", 190, 19, 13, 7]]],
    ["wrap: 320 kcal/12g protein/40g carbs/11g fat", [["Wrap", 320, 40, 12, 11]]],
    ["calories 500 protein 30 carbs 40 fat 24", [["Food", 500, 40, 30, 24]]],
    ["wrap 400 kcal, 40 g carbs, 20 g protein, between 14 and 16 g fat", [["Wrap", 400, 40, 20, 15]]],
    ["burger 550kcal 30pro 40carb 28fat", [["Burger", 550, 40, 30, 28]]],
    ["plato: 500 kcal, HC 60 g, P 25 g, G 18 g", [["Food", 500, 60, 25, 18]]],
    ["pasto 600 kcal C 70 P 30 G 20", [["Food", 600, 70, 30, 20]]],
    ["menu 520 kcal, G 70 g, P 28 g, L 14 g", [["Food", 520, 70, 28, 14]]],
    ["Proteinriegel: 200 kcal, 20 g E, 15 g KH, 6 g F", [["Proteinriegel", 200, 15, 20, 6]]],
  ])("%s", (text, figures) => expect(rows(text)).toEqual(figures));

  it.each([
    ["Hackfleisch 5% Fett 200 g", 200],
    ["yogurt 10% fat 150 g", 150],
    ["Gouda 48 % Fett i. Tr. 30 g", 30],
    ["Frischkäse 0,2% Fett 30 g", 30],
    ["beer 5% 500 ml", 507.1],
    ["Milch 1,5 % 200 ml", 206.2],
    ["leche 1,5% 200 ml", 206.2],
    ["steak haché 5% 125 g", 125],
  ])("leaves the amount to the food: %s", (text, grams) =>
    expect(analyse(text).items.map((item) => item.grams)).toEqual([grams]),
  );
});

it.each([
  ["turkey wrap, macros 35p 45c 16f", [["Turkey wrap", 464, 45, 35, 16]]],
  ["greek salad: nutrition facts: P 23 C 65 F 12", [["Greek salad", 460, 65, 23, 12]]],
  ["Gulasch, Nährwerte: 500 kcal, 40 g Eiweiß, 30 g KH, 20 g Fett", [["Gulasch", 500, 30, 40, 20]]],
])("stand below a heading: %s", (text, figures) => expect(rows(text)).toEqual(figures));

it.each([
  ["latte 190 kcal, croissant 270 kcal, total 460", [190, 270]],
  ["porridge 250, banana 105, total 355 kcal", [250, 105]],
  ["cheddar 100 g = 400 kcal, I ate 40 g", [160]],
  ["granola 80g @ 450/100g kcal", [360]],
  ["Granola. Per 45 g serving: 205 kcal. Ate 2 servings", [410]],
  ["oats 150 kcal\nchicken & bacon sandwich, 1 pack 435 kcal", [150, 435]],
  ["Big Mac meal\nmacros 27P/42C/5F", [321]],
  ["burger and fries 600 kcal not counting the latte", [600, expect.any(Number)]],
  ["chicken salad 850 kcal including dressing", [850]],
])("are a sum, of 100 g, or without a food: %s", (text, kcals) =>
  expect(rows(text).map(([, calories]) => calories)).toEqual(kcals),
);

it("reads the lines of an export with commas", () => {
  const text = "Food,Calories,Protein (g)\nApple,95,0.5\nRice cake (2),90,2";
  expect(rows(text).map(([name, kcal]) => [name, kcal])).toEqual([
    ["Apple", 95],
    ["Rice cake", 90],
  ]);
});

it.each([
  ["granola, serving size 40g, 160 calories, had two servings", ["Granola", 320]],
  ["Serving size 40g. Calories 160, protein 4g. I had two servings of this cereal", ["Cereal", 320]],
  ["crisps, serving size 28 g, 150 kcal, ate 56 g", ["Crisps", 300]],
  ["Oreos serving size: 3 cookies (34g), 160 calories, ate 2 servings", ["Oreos", 320]],
  ["Müsli, Portionsgröße 30 g, 120 kcal, 2 Portionen", ["Müsli", 240]],
  ["granola, serving size 40g, 160 calories", ["Granola", 160]],
])("of a serving size: %s", (text, figures) => {
  expect(rows(text).map(([name, calories]) => [name, calories])).toEqual([figures]);
});

describe("figures of no food, and of the food behind them", () => {
  it.each([
    ["I burned 300 calories and ate an apple (95 kcal)", [["Apple", 95]]],
    ["goal 2000 kcal today, so far an apple 95 kcal", [["Apple", 95]]],
    ["Per 100 g: 380 kcal, fat 5 g, carbs 70 g, protein 10 g\nOat biscuits 50 g", [["Oat biscuits", 190]]],
  ])("%s", (text, figures) =>
    expect(rows(text).map(([name, calories]) => [name, calories])).toEqual(figures),
  );
});

describe("figures beside a food are the food's", () => {
  it.each([
    ["rice bowl: 540 kcal, 66 g carbs, 31 g protein, 15 g fat", "Rice bowl"],
    ["rice bowl 540 kcal 66c 31p 15f", "Rice bowl"],
    ["rice bowl (P 31 / C 66 / F 15 / 540 Cal)", "Rice bowl"],
    ["rice bowl - protein: 31g; carbs: 66g; fat: 15g; calories: ~540", "Rice bowl"],
    ["31 g protein, 15 g fat, 66 g carbs, 540 calories rice bowl", "Rice bowl"],
    [
      "**Rice bowl** | Calories 540 | Protein 31 g (62 %) | Carbs 66 g, of which sugars 4 g | Fat 15 g",
      "Rice bowl",
    ],
    ["Reisschale 540 kcal, KH: 66 g, EW: 31 g, Fett: 15 g, Ballaststoffe 5 g", "Reisschale"],
    ["Reisschale mit 31 g Eiweiß, 66 g Kohlenhydraten und 15 g Fett (540 Kalorien)", "Reisschale"],
    ["bol de riz : 540 kcal, 66 g de glucides, 31 g de protéines, 15 g de matières grasses", "Bol de riz"],
    ["bol de arroz 540 calorías, 66 g de hidratos de carbono, 31 g de proteínas, 15 g de grasa", "Arroz"],
    ["ciotola di riso, 540 kcal, carboidrati 66 g, proteine 31 g, grassi 15 g di cui saturi 3 g", "Riso"],
    ["rijstkom, 540 kcal, 66 g koolhydraten, 31 g eiwitten en 15 g vet", "Rijstkom"],
    ["tigela de arroz, 540 kcal, 66 g de carboidratos, 31 g de proteína, 15 g de gordura", "Arroz"],
  ])("%s", (text) => {
    expect(analyse(text)).toMatchObject({
      items: [
        { amounts: { calories: 540, carbs: 66, protein: 31, fats: 15 }, source: "as you typed", ref: null },
      ],
      unrecognised: [],
    });
  });

  it.each([
    ["4 dumplings, 55 kcal each", 220],
    ["4 dumplings at 55 kcal", 220],
    ["4 dumplings, 55 kcal per piece", 220],
    ["4 Maultaschen je 55 kcal", 220],
    ["4 raviolis à 55 kcal chacun", 220],
    ["4 empanadas, 55 kcal cada una", 220],
    ["four 55 calorie dumplings", 220],
    ["4 dumplings, 220 kcal", 220],
    ["920 kJ of dumplings", 219.9],
    ["dumplings 200-240 kcal", 220],
  ])("%s is %d kcal", (text, kcal) => {
    expect(rows(text).map(([, calories]) => calories)).toEqual([kcal]);
  });

  it.each([
    ["40 g cornflakes (per 100 g: 380 kcal, 84 g carbs, 7 g protein, 1 g fat)", [152, 33.6, 2.8, 0.4]],
    [
      "cornflakes, pro 100 g 380 kcal, Kohlenhydrate 84 g, Eiweiß 7 g, Fett 1 g; 40 g gegessen",
      [152, 33.6, 2.8, 0.4],
    ],
    ["380 kcal / 100 g, 84 g carbs, 7 g protein, 1 g fat. I ate 40 g", [152, 33.6, 2.8, 0.4]],
    ["per serving (30 g): 114 kcal, 25 g carbs, 2 g protein, 0.3 g fat, had 3 servings", [342, 75, 6, 0.9]],
  ])("%s", (text, figures) => {
    expect(rows(text).map(([, ...amounts]) => amounts)).toEqual([figures]);
  });

  it("has a row of its own for each food", () => {
    const text = "- Porridge: 250 kcal, 9 g protein\n- Two eggs: 150 kcal\n- 120 kcal latte\nTotal: 520 kcal";
    expect(rows(text).map(([name, kcal]) => [name, kcal])).toEqual([
      ["Porridge", 250],
      ["Eggs", 150],
      ["Latte", 120],
    ]);
  });

  it("takes a table's columns by their heads", () => {
    const text =
      "| Food | Amount | kJ | Fat (g) | Protein |\n|---|---|---|---|---|\n| Oats | 60 g | 920 | 4 | 8 |\n| Sum | | 920 | 4 | 8 |";
    expect(rows(text)).toEqual([["Oats", 219.9, expect.any(Number), 8, 4]]);
  });

  it("scales what wasn't said from the food, so that energy and grams agree", () => {
    const [item] = analyse("granola 300 kcal, 12 g protein").items;
    const { carbs, protein, fats } = item?.amounts ?? { carbs: 0, protein: 0, fats: 0 };
    expect(protein).toBe(12);
    expect(4 * carbs + 4 * protein + 9 * fats).toBeCloseTo(300, -1.5);
    expect(item?.source).toMatch(/^as you typed · the rest as in Granola/);
  });

  it("names a food of the words, or Food", () => {
    expect(rows("zorblax 310 kcal")).toEqual([["Zorblax", 310, 0, 0, 0]]);
    expect(rows("450 kcal, 20 g protein")).toEqual([["Food", 450, 0, 20, 0]]);
    expect(rows("30 g of protein")).toEqual([["Food", 120, 0, 30, 0]]);
  });

  it("covers a list whose energy it fits better than that of the last food", () => {
    expect(rows("two eggs, two slices of toast, bacon, 520 kcal")).toHaveLength(1);
    expect(rows("two eggs, two slices of toast, bacon 90 kcal")).toHaveLength(3);
  });

  it.each([
    "30 g protein powder",
    "2 protein bars",
    "low fat 150 g yogurt",
    "3 Eiweiß",
    "whey protein 30 g",
    "2% fat milk",
  ])("%s states none", (text) => {
    expect(analyse(text).items.map(({ typed }) => typed)).toEqual([undefined]);
  });
});

test("energy as typed stays exact to the tenth, whatever stands around it", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4000 }),
      fc.constantFrom("pizza", "Linsensuppe", "zorblax", "poulet rôti", "two eggs"),
      fc.constantFrom(": ", " ", ", ", " (", " – ", " ca. ", " ~", " | "),
      fc.constantFrom("kcal", "Cal", "calories", "kcal)", "kcal.", "kilocalories"),
      (kcal, food, before, unit) => {
        const { items } = analyse(`${food}${before}${kcal} ${unit}`);
        expect(addAmounts(items.map(({ amounts }) => amounts)).calories).toBe(kcal);
      },
    ),
    { numRuns: 300 },
  );
});

describe("figures of one of several", () => {
  it.each([
    "lentil soup 250 kcal x2",
    "lentil soup (250 kcal) x 2",
    "lentil soup, 250 kcal, 2x",
    "lentil soup 250 kcal twice",
    "2x 250 kcal lentil soup",
    "lentil soup x2, 250 kcal each",
    "Linsensuppe 250 kcal mal 2",
    "Linsensuppe 250 kcal zweimal",
    "soupe de lentilles 250 kcal x 2",
    "sopa de lentejas 250 kcal × 2",
    "zuppa di lenticchie 250 kcal x2",
    "linzensoep 250 kcal x2",
    "sopa de lentilha 250 kcal x2",
  ])("%s is 500 kcal", (text) => {
    expect(analyse(text)).toMatchObject({
      items: [{ amounts: { calories: 500 }, typed: { unit: "portion", amount: 2 } }],
      unrecognised: [],
    });
  });

  it("is no thousand", () => {
    expect(rows("lentil soup x2 250 kcal").map(([, calories]) => calories)).toEqual([250]);
    expect(rows("pizza 2 000 kcal").map(([, calories]) => calories)).toEqual([2000]);
  });
});

it.each([
  ["500 ml Bier", "Bier"],
  ["pois chiches 150 g", "Pois chiches"],
  ["barrita de proteína 60 g", "Barrita de proteína"],
  ["batido de proteínas 30 g", "Batido de proteínas"],
])("%s is a food and its weight", (text, name) => {
  expect(analyse(text)).toMatchObject({ items: [{ name }], unrecognised: [] });
  expect(analyse(text).items[0]?.typed).toBeUndefined();
});

it("counts figures in a heading once, and those of one can for each", () => {
  const kcal = (text: string) => rows(text).map(([, calories]) => calories);
  expect(kcal("Breakfast – 430 kcal: oats, banana, milk")).toEqual([430]);
  expect(kcal("150 cal beer x 3")).toEqual([450]);
  expect(rows("0 kcal energy drink")[0]?.[0]).toBe("Sugar-free energy drink");
});

it("has an ordinary meal's carbs, protein and fats where a food has far more energy than its leaves", () => {
  expect(rows("salad, about 300 calories")).toEqual([["Salad", 300, 36, 15, 10.8]]);
  expect(rows("coffee 200 kcal")).toEqual([["Coffee", 200, 24, 10, 7.2]]);
});

it("takes figures behind a comma for those of the food beside them", () => {
  const names = (text: string) => rows(text).map(([name, calories]) => `${name} ${calories}`);
  expect(names("pizza and wings, salad 300 kcal").at(-1)).toBe("Salad 300");
  expect(names("burger, fries, coke zero 800 kcal")).toEqual(["Burger, fries, coke zero 800"]);
  expect(names("toast and tea 120 kcal")).toEqual(["Toast and tea 120"]);
});

it("has figures of each for so many as there are", () => {
  expect(rows("2 boterhammen met kaas, 180 kcal per stuk")[0]?.[1]).toBe(360);
});

describe("figures of a serving for as many as were eaten", () => {
  it.each([
    ["Serving size 2 cookies (34g), calories 160. I had 5 cookies", 400],
    ["Serving size 3 crackers (15g), calories 70. I ate 9", 210],
    ["per serving (2 cookies) 160 cal, had 4 cookies", 320],
    ["serving: 1 bar 180 calories, ate 2 bars", 360],
    ["label says 150 kcal per 30g serving, I had 60g granola", 300],
    ["150 kcal per 30 g serving, had 2 servings of granola", 300],
    ["pancake mix: 90 cal per pancake, I had 3 pancakes", 270],
    ["batido: 120 kcal por cacito, tomé 2 cacitos", 240],
    ["Eiweißpulver 110 kcal pro Löffel, 2 Löffel", 220],
    ["whey 110 kcal par dosette, j'ai pris 2 dosettes", 220],
  ])("%s", (text, calories) => {
    expect(rows(text).map(([, kcal]) => kcal)).toEqual([calories]);
  });

  it("reads a letter behind a number beside other figures, and no more than ten cups", () => {
    const carbs = (text: string) => rows(text).map(([, , grams]) => grams);
    expect(carbs("protein shake 30p 5c 2f, banana 27c")).toEqual([5, 27]);
    expect(carbs("rice 45c, chicken 40p")).toEqual([45, 0]);
    expect(rows("rice 45c, chicken 40p")[1]?.[3]).toBe(40);
    expect(carbs("apple 25c")).toEqual([25]);
    expect(analyse("rice 2c").items[0]?.portion).toBe("2 cups");
  });
});
