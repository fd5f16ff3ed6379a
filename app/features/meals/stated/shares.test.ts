import { describe, expect, it } from "vitest";
import { analyse } from "~/features/meals/analyse";
import { addAmounts } from "~/features/nutrition/amounts";

const kcal = (text: string) => addAmounts(analyse(text).items.map(({ amounts }) => amounts)).calories;

describe("a share of a whole", () => {
  it.each([
    ["1/8 of: 900 g flour, 400 g butter", 1 / 8, "900 g flour, 400 g butter"],
    ["two thirds of: 900 g potatoes, 300 g peas", 2 / 3, "900 g potatoes, 300 g peas"],
    ["40 % of: 900 g potatoes, 300 g peas", 0.4, "900 g potatoes, 300 g peas"],
    [
      "moussaka for 8 with 1 kg potatoes, 800 g ground beef; I ate two portions",
      1 / 4,
      "1 kg potatoes, 800 g ground beef",
    ],
    ["900 g potatoes, 300 g peas, feeds 6, had one", 1 / 6, "900 g potatoes, 300 g peas"],
    ["muffins: 300 g flour, 200 g sugar. Makes 12 muffins, had 3 muffins", 1 / 4, "300 g flour, 200 g sugar"],
    ["900 g potatoes, 300 g peas. I ate half of it", 1 / 2, "900 g potatoes, 300 g peas"],
    [
      "Auflauf für 4 Personen: 900 g Kartoffeln, 300 g Käse, davon 1 Portion",
      1 / 4,
      "900 g Kartoffeln, 300 g Käse",
    ],
    ["300 g de 900 g: 600 g de arroz, 300 g de pollo", 1 / 3, "600 g de arroz, 300 g de pollo"],
    ["600 g potatoes, shared with my husband and my son", 1 / 3, "600 g potatoes"],
    ["600 g Reis zu dritt", 1 / 3, "600 g Reis"],
    ["600 g potatoes shared w/ my husband", 1 / 2, "600 g potatoes"],
    [
      "Ratatouille für 3 gekocht, eine Portion gegessen: 900 g Zucchini, 300 g Tomaten",
      1 / 3,
      "900 g Zucchini, 300 g Tomaten",
    ],
    ["300 g de farinha, 200 g de açúcar. Deu 12 fatias, comi 3", 1 / 4, "300 g de farinha, 200 g de açúcar"],
    ["300 g flour, 200 g sugar, made 12 pieces, had 3", 1 / 4, "300 g flour, 200 g sugar"],
    ["baked 12 muffins, ate 3", 1 / 4, "12 muffins"],
    ["one third of 300 g flour, 150 g sugar, 60 g butter", 1 / 3, "300 g flour, 150 g sugar, 60 g butter"],
    ["served 4, I ate 1.5 portions: 600 g mince, 400 g tomatoes", 3 / 8, "600 g mince, 400 g tomatoes"],
    ["1/2 of (200 g oats, 100 g honey)", 1 / 2, "200 g oats, 100 g honey"],
    ["tray of 24 brownies, I ate 3: 250 g butter, 300 g sugar", 1 / 8, "250 g butter, 300 g sugar"],
    [
      "gâteau en 8 parts, j'en ai mangé 2 : 200 g de beurre, 200 g de sucre",
      1 / 4,
      "200 g de beurre, 200 g de sucre",
    ],
    ["divided into 5 boxes, ate 1: 750 g chicken, 400 g peas", 1 / 5, "750 g chicken, 400 g peas"],
    ["20% of a cheesecake weighing 1 kg", 1 / 5, "cheesecake 1 kg"],
    ["un terzo di una pizza margherita da 450 g", 1 / 3, "una pizza margherita 450 g"],
    ["made 12 muffins with 300 g flour, 150 g sugar, ate 3", 1 / 4, "300 g flour, 150 g sugar"],
    ["Käsekuchen 12 Stücke, eins gegessen: 900 g Quark, 300 g Zucker", 1 / 12, "900 g Quark, 300 g Zucker"],
    ["split a 600 g tub of ice cream 4 ways", 1 / 4, "600 g tub of ice cream"],
    ["we were 3 and split a 900 g roast chicken", 1 / 3, "900 g roast chicken"],
    ["12 Kekse, davon 3 gegessen", 1 / 4, "12 Kekse"],
    ["12 galletas, comí 3", 1 / 4, "12 galletas"],
    ["300 g flour, 200 g sugar, 300 ml milk. Ate 3 of 8", 3 / 8, "300 g flour, 200 g sugar, 300 ml milk"],
    ["2 von 8 Stücken: 300 g Mehl, 200 g Zucker", 1 / 4, "300 g Mehl, 200 g Zucker"],
    ["300 g Mehl, 200 g Zucker. 12 Stücke, 3 gegessen", 1 / 4, "300 g Mehl, 200 g Zucker"],
    ["a quarter of a chili made with 500 g beef, 400 g beans", 1 / 4, "500 g beef, 400 g beans"],
    ["shared with my wife: 300 g potatoes, 200 g peas", 1 / 2, "300 g potatoes, 200 g peas"],
    ["un quart de: 1 l de lait, 200 g de poulet", 1 / 4, "1 l de lait, 200 g de poulet"],
    ["a third of a jar of nutella (400 g)", 1 / 3, "400 g nutella"],
    ["half a tin of baked beans (415 g)", 1 / 2, "415 g baked beans"],
    ["Hälfte einer Tiefkühlpizza (350 g)", 1 / 2, "350 g Tiefkühlpizza"],
    ["recipe serves 4 (ate 1): 300 g peas, 400 g chicken breast", 1 / 4, "300 g peas, 400 g chicken breast"],
    ["serves 4, ate half a portion: 900 g potatoes, 300 g peas", 1 / 8, "900 g potatoes, 300 g peas"],
    [
      "600 g aardappelen, 300 g erwten voor 6, ik heb er 1 portie van gegeten",
      1 / 6,
      "600 g aardappelen, 300 g erwten",
    ],
    ["drei Viertel von einem Liter Milch", 3 / 4, "1 Liter Milch"],
    ["3 of 8 slices of a 1 kg cheesecake", 3 / 8, "1 kg cheesecake"],
    ["3 slices of a 1 kg apple pie cut into 8", 3 / 8, "1 kg apple pie"],
    ["brownies cut into 16, had two. 200 g butter, 240 g sugar", 1 / 8, "200 g butter, 240 g sugar"],
    ["curry feeds 5, I had one bowl: 600 g potatoes, 300 g peas", 1 / 5, "600 g potatoes, 300 g peas"],
    ["una paella de 1 kg entre 3 personas", 1 / 3, "1 kg paella"],
    ["we shared a paella between 3: 600 g potatoes, 300 g shrimp", 1 / 3, "600 g potatoes, 300 g shrimp"],
    ["shepherd's pie, 900 g dish, ate a third", 1 / 3, "900 g shepherd's pie"],
  ])("%s", (text, share, whole) => {
    const { items, whole: of, unrecognised } = analyse(text);
    expect(kcal(text)).toBeCloseTo(share * kcal(whole), -0.5);
    expect(items).toHaveLength(whole.split(",").length);
    expect(of?.share).toBeCloseTo(share);
    expect(unrecognised).toEqual([]);
  });

  it.each([
    ["3 of 8 slices of a 2400 kcal pizza", 900],
    ["ate 2 of 4 portions of chili (1600 kcal)", 800],
    ["2 sur 8 parts d'un gâteau de 2400 kcal", 600],
    ["lasagna (1/2 of 800 kcal)", 400],
    ["halber 500-g-Becher Joghurt (320 kcal im Becher)", 160],
    ["ein Drittel der Familienpizza (1650 kcal)", 550],
    ["half of a frozen pizza (800 kcal)", 400],
    ["half a pizza (450 kcal)", 450],
    ["half the packet of biscuits, packet is 900 kcal", 450],
    ["quiche 1600 kcal x 1/4", 400],
    ["lasagne 2400 kcal for 6, I had a portion", 400],
    ["cake 2400 kcal, 8 slices, had a big slice", 300],
    ["pizza 1200 kcal, gave a quarter to my son", 900],
    ["Big breakfast 500 kcal", 500],
    ["meatloaf 1800 kcal total / 6 = 1 portion", 300],
    ["zu dritt eine Pizza geteilt (1500 kcal)", 500],
    ["à trois on a partagé une pizza de 1200 kcal", 400],
    ["met z'n drieën een pizza van 1200 kcal gedeeld", 400],
    ["dividimos uma pizza de 1200 kcal em 3", 400],
    ["in tre abbiamo condiviso una pizza da 1200 kcal", 400],
    ["the four of us shared a 2400 kcal pizza", 600],
    ["yogurt alla frutta 120 kcal a vasetto, ne ho mangiati 2", 240],
    ["granola. 100g has 450 kcal. Had 80g.", 360],
    ["lasagne 650 kcal, salad 40 kcal, total 690 kcal", 690],
    ["eggs 150 kcal + toast 230 kcal = 380 kcal", 380],
    ["Estimated total: ~540 kcal — turkey wrap with hummus and salad", 540],
    ["takeaway curry, 1500 cal container, ate 1/3", 500],
    ["Tiramisu (plat entier 2000 kcal) - un cinquième", 400],
    ["mezza confezione di gnocchi, 850 kcal la confezione", 425],
    ["yaourt aux fruits 110 kcal le pot, j'en ai mangé 2", 220],
    ["2 broodjes van 350 kcal", 700],
    ["1,5 broodje van 350 kcal", 525],
    ["pack of 4 burgers, 1000 kcal the pack, ate one", 250],
    ["coxinhas 250 kcal cada uma, comi duas e meia", 625],
    ["Tafel Schokolade 540 kcal, 4 von 24 Stückchen", 90],
    ["chili, 400 kcal per bowl, had 2 bowls", 800],
    ["fondue 2400 kcal for 4 people", 600],
    ["fondue savoyarde 2400 kcal pour 4 personnes", 600],
    ["dinner for two, 1500 kcal, shared", 750],
    ["raclette à quatre, 3200 kcal en tout", 800],
    ["éramos quatro, arroz de pato 2800 kcal", 700],
    ["Family size lasagna, 2000 kcal, family of five", 400],
    ["nachos to share, 1100 kcal between 2", 550],
    ["400 g of 1.2 kg lasagne (2400 kcal)", 800],
    ["one sixth of a cheesecake, 2700 kcal all in", 450],
    ['a third of a 12" pizza, 1200 kcal for the whole pizza', 400],
    ["Didn't finish my 800 kcal burrito, left a quarter", 600],
    ["half of a 900 kcal pizza and a third of a 600 kcal tiramisu", 650],
    ["pizza 1200 kcal ate half, ice cream 400 kcal ate a quarter", 700],
    ["burger 650 kcal, fries 400 kcal (shared between 2)", 850],
    ["Margherita 890 kcal\nTiramisu 410 kcal\nwe shared both", 650],
  ])("is one of the figures of the whole: %s", (text, calories) => expect(kcal(text)).toBe(calories));

  it("counts the slices that were eaten, not those there were", () => {
    expect(kcal("pizza, only 2 of the 8 slices")).toBe(kcal("pizza, 2 slices"));
    expect(kcal("2 of the 6 cookies")).toBe(kcal("2 cookies"));
  });

  it("names the dish that stands beside its ingredients", () => {
    const text = "Borscht for 6: 1 kg beets, 500 g beef, 300 g cabbage; one portion";
    expect(analyse(text)).toMatchObject({ name: "Borscht", whole: { servings: 6, share: 1 / 6 } });
  });

  it("is of what stands in its sentence", () => {
    expect(kcal("A banana. 900 g potatoes, 300 g peas, serves 6, had 1")).toBeCloseTo(
      kcal("a banana") + kcal("900 g potatoes, 300 g peas") / 6,
      -0.5,
    );
    expect(kcal("a banana and a large pizza split with Anna")).toBeCloseTo(
      kcal("a banana") + kcal("a large pizza") / 2,
      -0.5,
    );
  });

  it("is so many usual portions of a dish with no amount", () => {
    expect(kcal("lasagna, serves 4, ate 2")).toBeCloseTo(2 * kcal("lasagna"), -0.5);
  });

  it.each([
    ["lasagnes maison pour 6, une part", "lasagnes maison, 1 part", 1],
    ["lasagne voor 6, ik heb er 1 portie van gegeten", "lasagna", 1],
    ["lasagne per 6, ne ho mangiata una porzione", "lasagna", 1],
    ["parmigiana per 4, ne ho mangiata metà di una porzione", "parmigiana", 1 / 2],
  ])("is a portion of %s", (text, whole, times) => {
    expect(kcal(text)).toBeCloseTo(times * kcal(whole), -0.5);
    expect(analyse(text).unrecognised).toEqual([]);
  });

  it("is half of a half, and of none that is not there", () => {
    expect(kcal("half of half of a pizza")).toBeCloseTo(kcal("half of a pizza") / 2, -0.5);
    expect(analyse("serves 4, ate 0: 4 eggs").unrecognised).toEqual(["ate 0"]);
  });

  it("is what was eaten where half of a food has a weight of its own", () => {
    expect(kcal("half an avocado (70 g)")).toBe(kcal("70 g avocado"));
  });

  it.each([
    "1/0 of: 200 g potatoes, 100 g peas",
    "200 g potatoes, 100 g peas, serves 0",
    "0/5 of: 200 g potatoes, 100 g peas",
    "serves -4, ate 2: 200 g potatoes, 100 g peas",
    "5/4 of: 200 g potatoes, 100 g peas",
    "1/1000000 of: 200 g potatoes, 100 g peas",
  ])("%s is read without it, and says so", (text) => {
    expect(analyse(text).unrecognised).not.toEqual([]);
    expect(analyse(text).whole).toBeUndefined();
    expect(kcal(text)).toBeGreaterThan(200);
  });

  it.each([
    "2 eggs for breakfast",
    "250 g nachos and a 9-gram bite of pizza",
    "one olive, a slice of pizza and a two-bar package of granola bars",
    "cheese, 1 fl oz chocolate milk from a mix with 2% milk",
    "pancakes for 2 hours",
    "I had 3 eggs and toast",
    "chicken for dinner, had 2 beers",
  ])("%s tells of none", (text) => {
    expect(analyse(text).whole).toBeUndefined();
  });

  it.each([
    "serves 4, ate 2 ".repeat(5000),
    "1/6 of: ".repeat(9000),
    "610 kcal, ".repeat(7000),
    "shared with my wife and ".repeat(3000),
    "400 g of 1.2 kg ".repeat(4000),
    `${"egg, ".repeat(500)}for 6, had one`,
    "per 100 g: ".repeat(6000),
    "| ".repeat(30_000),
    "protein ".repeat(8000),
  ])("%.20s… is answered", (text) => {
    expect(analyse(text)).toHaveProperty("items");
  });
});

describe("figures of a whole", () => {
  it.each([
    ["one quarter of a quiche that has 1600 kcal and 60g protein in total", 400],
    ["half a pizza with 900 kcal", 450],
    ["half a pizza (900 kcal for the whole thing)", 450],
    ["a third of a bag of chips with 900 kcal", 300],
    ["1/6 eines Kuchens mit 3000 kcal", 500],
    ["ein Viertel einer Quiche mit 1600 kcal", 400],
    ["½ Pizza mit 900 kcal", 450],
    ["un quart d'une quiche de 1600 kcal", 400],
    ["une demi-pizza de 900 kcal", 450],
    ["la mitad de una pizza de 900 kcal", 450],
    ["un quarto di una quiche da 1600 kcal", 400],
    ["een kwart van een quiche met 1600 kcal", 400],
    ["um quarto de uma quiche com 1600 kcal", 400],
  ])("%s", (text, calories) => {
    expect(kcal(text)).toBe(calories);
    expect(analyse(text).unrecognised).toEqual([]);
  });

  it.each([
    ["half a pizza 450 kcal", 450],
    ["half a pizza (450 kcal)", 450],
    ["half a cup of rice with 200 kcal", 200],
    ["a quart of milk with 600 kcal", 600],
  ])("%s is of what was eaten", (text, calories) => {
    expect(kcal(text)).toBe(calories);
  });

  it("leaves the whole as it was typed", () => {
    const { items, whole } = analyse("1/6 eines Kuchens mit 3000 kcal");
    expect(items).toMatchObject([{ typed: { unit: "portion", amount: 1 }, amounts: { calories: 500 } }]);
    expect((items[0]?.amounts.calories ?? 0) / (whole?.share ?? 1)).toBeCloseTo(3000, 6);
  });

  it("is not of the food after it", () => {
    expect(kcal("half a pizza with 900 kcal and a glass of milk")).toBeCloseTo(
      450 + kcal("a glass of milk"),
      1,
    );
  });
});

describe("a whole that is named again", () => {
  it.each([
    ["half a lasagne (whole lasagne 800 g)", "400 g lasagne"],
    ["a third of a cottage pie (whole pie 900 g)", "300 g cottage pie"],
    ["a third of a cottage pie (whole thing 1.2 kg)", "400 g cottage pie"],
    ["a third of a quiche, the whole one is 600 g", "200 g quiche"],
    ["half a lasagne, whole lasagne 800 g, and an apple", "400 g lasagne, an apple"],
    [
      "half a pizza (whole pizza 400 g) and half a tiramisu (whole tiramisu 300 g)",
      "200 g pizza, 150 g tiramisu",
    ],
    ["eine halbe Pizza, die ganze Pizza wiegt 350 g", "175 g Pizza"],
    ["ein Viertel Käsekuchen (ganzer Kuchen 1,2 kg)", "300 g Käsekuchen"],
    ["un tiers d'une quiche lorraine (quiche entière 600 g)", "200 g de quiche lorraine"],
    ["une demi-pizza (400 g la pizza entière)", "200 g de pizza"],
    ["media lasaña (toda la lasaña 800 g)", "400 g de lasaña"],
    ["un terzo di una lasagna (lasagna intera 900 g)", "300 g di lasagna"],
    ["een kwart appeltaart, hele taart 1,2 kg", "300 g appeltaart"],
    ["meia pizza, a pizza inteira tem 400 g", "200 g de pizza"],
    ["3 slices of a 12 slice cake (whole cake 1.2 kg)", "300 g cake"],
    ["quiche 1/3 (whole quiche 600 g)", "200 g quiche"],
    ["half a frozen pizza (total weight 350 g)", "175 g frozen pizza"],
  ])("%s", (text, eaten) => {
    expect(kcal(text)).toBeCloseTo(kcal(eaten), -0.5);
    expect(analyse(text).unrecognised).toEqual([]);
    expect(analyse(text).items).toHaveLength(eaten.split(",").length);
  });

  it.each([
    ["2 slices of a 8 slice cheesecake, whole cake 2400 kcal", 600],
    ["a slice of a 12 slice cake, whole cake 3600 kcal", 300],
    ["3 slices of an 8-slice pizza (2000 kcal for the whole pizza)", 750],
    ["ein Stück von einem Kuchen mit 12 Stücken, ganzer Kuchen 3600 kcal", 300],
    ["2 parts d'un gâteau de 8 parts, gâteau entier 2400 kcal", 600],
    ["dos trozos de una tarta de 8 trozos, tarta entera 2400 kcal", 600],
    ["due fette di una torta da 8 fette, torta intera 2400 kcal", 600],
    ["twee stukken van een taart van 8 stukken, hele taart 2400 kcal", 600],
    ["2 fatias de um bolo de 8 fatias, bolo inteiro 2400 kcal", 600],
    ["frozen pizza 1/2, whole pizza 850 kcal", 425],
    ["½ Tiefkühlpizza, ganze Pizza 850 kcal", 425],
    ["pizza surgelée 1/2, 850 kcal la pizza entière", 425],
    ["pizza congelada 1/2, 850 kcal la pizza entera", 425],
    ["Kuchen ein Viertel, ganzer Kuchen 2400 kcal", 600],
    ["half a quiche. Whole quiche: 1200 kcal", 600],
    ["la moitié d'une quiche, la quiche entière fait 900 kcal", 450],
    ["2 slices of an 8 slice pizza, 560 kcal", 560],
    ["2 Stücke von einem Kuchen mit 12 Stücken, 560 kcal", 560],
  ])("%s", (text, calories) => {
    expect(kcal(text)).toBe(calories);
    expect(analyse(text).items).toHaveLength(1);
  });

  it.each([
    ["half a pizza, whole milk 200 g", "half a pizza", "whole milk 200 g"],
    ["half a lasagne, a whole chicken 900 g", "half a lasagne", "a whole chicken 900 g"],
    ["half an avocado, whole wheat bread 100 g", "half an avocado", "whole wheat bread 100 g"],
  ])("is no other food: %s", (text, part, other) => {
    expect(kcal(text)).toBeCloseTo(kcal(part) + kcal(other), 0);
  });
});

describe("what was shared", () => {
  it.each([
    ["shared a 350g pizza with my husband", "350 g pizza", 2],
    ["I shared a 350 g pizza with Anna", "350 g pizza", 2],
    ["split a 600 g lasagna between three", "600 g lasagna", 3],
    ["mit meiner Frau eine 350 g Pizza geteilt", "350 g Pizza", 2],
    ["eine 350 g Pizza mit meiner Frau geteilt", "350 g Pizza", 2],
    ["j'ai partagé une pizza de 350 g avec mon mari", "350 g pizza", 2],
    ["compartí una pizza de 350 g con mi marido", "350 g pizza", 2],
    ["ho condiviso una pizza da 350 g con mio marito", "350 g pizza", 2],
    ["een pizza van 350 g gedeeld met mijn man", "350 g pizza", 2],
    ["dividi uma pizza de 350 g com o meu marido", "350 g pizza", 2],
  ])("%s", (text, whole, persons) => {
    expect(kcal(text)).toBeCloseTo(kcal(whole) / persons, 0);
    expect(analyse(text)).toMatchObject({ unrecognised: [], whole: { servings: persons } });
  });

  it.each([
    ["Pizza mit meinem Freund geteilt", "eine Pizza", 2],
    ["pizza partagée avec mon mari", "une pizza", 2],
    ["pizza compartida con mi marido", "una pizza", 2],
    ["pizza condivisa con mio marito", "una pizza", 2],
    ["pizza gedeeld met mijn man", "een pizza", 2],
    ["pizza dividida com o meu marido", "uma pizza", 2],
    ["pizza (shared with 3 friends)", "1 pizza", 4],
    ["shared a pizza with my wife", "1 pizza", 2],
    ["fries shared with my wife", "fries", 2],
  ])("is a whole dish: %s", (text, whole, persons) => {
    expect(kcal(text)).toBeCloseTo(kcal(whole) / persons, -0.5);
  });

  it("is all of it with mushrooms, and only what was shared with a person", () => {
    expect(analyse("We shared a pizza with mushrooms").whole).toBeUndefined();
    expect(kcal("I shared a 350 g pizza with my husband and a salad")).toBeCloseTo(
      kcal("350 g pizza") / 2 + kcal("a salad"),
      0,
    );
  });

  it.each([
    ["half the fries", 67],
    ["half of my burger and all the fries", 68.5 + 134],
    ["die Hälfte der Pommes", 75],
    ["half of the grapes", 50],
  ])("is a part of a usual portion of what comes in many pieces: %s", (text, grams) => {
    expect(analyse(text).items.reduce((total, item) => total + item.grams, 0)).toBe(grams);
  });

  it.each([
    ["burger and fries, ate half the fries", 137 + 67],
    ["burger and fries, left half the fries", 137 + 67],
    ["steak and potatoes, left a quarter of the potatoes", 170 + 127.5],
    ["Schnitzel mit Pommes, nur die Hälfte der Pommes gegessen", 150 + 75],
    ["steak et frites, mangé la moitié des frites", 150 + 75],
    ["two burgers and fries, ate half the fries", 274 + 67],
  ])("may be said after all that was there: %s", (text, grams) => {
    expect(analyse(text).items.reduce((total, item) => total + item.grams, 0)).toBe(grams);
  });

  it.each([
    ["apple pie, 8 slices, 2400 kcal in total, I ate two of them", 600],
    ["2 slices of an 8-slice cake, 1000 kcal for the whole cake", 250],
    ["lasagna serves 5, 450 kcal per serving, I had two portions", 900],
    ["batch of 12 muffins at 180 kcal each. Only ate 3", 540],
    ["chili (900 kcal in total), left a third of it", 600],
    ["whole quiche is 1200 kcal, my share was a quarter", 300],
    ["beef stew - total 1600 kcal; we were 4", 400],
    ["Shepherd's pie. Serves 6. Total 2700 kcal. I had 2.", 900],
    ["me and my girlfriend shared a 1000 kcal pizza", 500],
    ["chili 900 kcal, saved a third for tomorrow", 600],
    ["chili, 500 kcal/serving, 1.5 servings", 750],
    ["a 900 kcal pizza, split it with a friend", 450],
    ["a third of the pie. The whole pie is 900 kcal", 300],
    ["two of the six pieces of a quiche (1500 kcal total)", 500],
    ["Quiche 900 kcal, ein Drittel übrig gelassen", 600],
    ["2 parts sur 6 d'une quiche de 1500 kcal", 500],
    ["pizza 1200 kcal, éramos 4", 300],
    ["quiche da 900 kcal, lasciato un terzo", 600],
    ["quiche 900 kcal, met z'n drieën gedeeld", 300],
    ["quiche 900 kcal, deixei um terço", 600],
  ])("is said in a clause of its own: %s", (text, calories) => {
    expect(kcal(text)).toBeCloseTo(calories, -0.5);
    expect(analyse(text).unrecognised).toEqual([]);
  });

  it("is of its own line, not of the food above it", () => {
    expect(kcal("a banana\na 400 g pizza, ate half")).toBeCloseTo(
      kcal("a banana") + kcal("200 g pizza"),
      -0.5,
    );
  });

  it.each([
    ["an apple\nthe whole cake has 800 kcal\n1/4 eaten", "an apple", 200],
    ["a banana\nwhole goulash 1500 calories, 4 portions\nate 2 of 4", "a banana", 750],
  ])("is of the line that tells of the whole: %s", (text, beside, calories) => {
    expect(kcal(text)).toBeCloseTo(kcal(beside) + calories, 0);
  });

  it("is of what a dish with a number of slices is made of", () => {
    const list = "3 bananas, 250 g flour, 150 g sugar";
    expect(kcal(`Banana bread (makes 10 slices): ${list}. I had 2 slices.`)).toBeCloseTo(
      kcal(list) / 5,
      -0.5,
    );
  });

  it("is of the food it stands beside, and of figures of the whole", () => {
    const hummus = analyse("a third of a 300 g tub of hummus with 2 pitta breads");
    expect(hummus.items.map(({ grams }) => grams)).toEqual([100, 120]);
    expect(kcal("halbe Tiefkühlpizza Salami (ganze 820 kcal)")).toBe(410);
    expect(kcal("one third of a lasagne, whole thing 1200 kcal")).toBe(400);
    expect(kcal("tuna baguette 560 kcal, left half")).toBe(280);
  });
});

describe("a share of a dish whose ingredients are listed", () => {
  it.each([
    ["a third of a cake (200g flour, 4 eggs, 150g sugar)", 1 / 3, "200g flour, 4 eggs, 150g sugar"],
    ["half a smoothie (2 bananas, 300 ml milk)", 1 / 2, "2 bananas, 300 ml milk"],
    ["1/6 di crostata (300g farina, 150g burro)", 1 / 6, "300g farina, 150g burro"],
    ["ein Viertel vom Kuchen (300g Mehl, 4 Eier)", 1 / 4, "300g Mehl, 4 Eier"],
    ["un tiers d'un gâteau au chocolat (200g farine, 4 oeufs)", 1 / 3, "200g farine, 4 oeufs"],
    ["een kwart van een appeltaart (300g bloem, 150g boter)", 1 / 4, "300g bloem, 150g boter"],
    ["um quarto de um bolo (300g farinha, 4 ovos)", 1 / 4, "300g farinha, 4 ovos"],
    ["un tercio de una tortilla de 6 huevos, 500 g de patatas", 1 / 3, "6 huevos, 500 g de patatas"],
    ["a quarter of a pan of soup with 500 g chicken, 300 g leek", 1 / 4, "500 g chicken, 300 g leek"],
  ])("%s", (text, share, list) => {
    expect(kcal(text) / kcal(list)).toBeCloseTo(share, 1.5);
  });

  it("leaves what stands beside the dish", () => {
    for (const [dish, beside] of [
      ["half of a pizza", "with 200 g potatoes and 100 g salad"],
      ["a third of a tub of hummus", "with 2 pitta breads"],
    ])
      expect(kcal(`${dish} ${beside}`)).toBeGreaterThan(kcal(beside?.replace("with", "") ?? ""));
    expect(kcal("half a pizza (800 kcal, 30 g protein, 20 g fat)")).toBe(kcal("half a pizza (800 kcal)"));
  });
});

describe("what is shared besides", () => {
  it.each([
    ["1.2 kg chicken shared between 4, with 800g potatoes also shared", "300 g chicken, 200 g potatoes"],
    ["a bottle of wine split between 3, with 300g cheese also split", "250 g red wine, 100 g cheese"],
    ["la moitié d'une pizza reine partagée avec mon copain", "la moitié d'une pizza reine"],
    ["die Hälfte einer Pizza Salami, geteilt mit meiner Freundin", "die Hälfte einer Pizza Salami"],
  ])("%s", (text, eaten) => {
    expect(kcal(text) / kcal(eaten)).toBeCloseTo(1, 1);
  });
});

it.each([
  ["une part de gâteau au yaourt sur 8", "une part de gâteau au yaourt"],
  ["a slice of a cake out of 8", "a slice of a cake"],
  ["a slice of apple pie (1/8 of pie)", "a slice of apple pie"],
  ["2 slices of pizza (1/4 of a pizza)", "2 slices of pizza"],
  ["mezza pizza e mezza birra da 66 cl", "mezza pizza e 33 cl di birra"],
  ["1/8 of a cheesecake", "a slice of cheesecake"],
  ["1/8 of an almond cake", "a slice of almond cake"],
  ["quarter rotisserie chicken", "quarter chicken"],
  ["deux parts sur huit d'une pizza", "deux parts d'une pizza"],
  ["1 part sur 8 d'une tarte aux pommes", "1 part d'une tarte aux pommes"],
  ["une part sur 8 d'une quiche de 600 g", "75 g quiche"],
  ["2 slices out of 8 of a pizza (400 g)", "100 g pizza"],
  ["une part de quiche sur 8, 600 g", "75 g quiche"],
  [
    "ein Viertel vom Kuchen aus 300 g Mehl, 200 g Zucker und 200 g Butter",
    "75 g Mehl, 50 g Zucker, 50 g Butter",
  ],
])("%s is %s", (text, same) => {
  expect(kcal(text) / kcal(same)).toBeCloseTo(1, 1);
});

it.each([
  ["half a pack of oreos", 77],
  ["a packet of digestives", 400],
  ["un paquete de galletas", 200],
  ["eine halbe Packung Kekse", 100],
  ["half pak stroopwafels", 195],
])("%s is of the pack that is sold", (text, grams) => {
  expect(analyse(text).items[0]?.grams).toBe(grams);
});

it.each([
  ["chili: 600 g ground beef, 900 g beans. Makes 6 servings, I had 1 1/2", "150 g ground beef, 225 g beans"],
  ["900 g potatoes, 300 g peas, serves 6, had 1½ of them", "225 g potatoes, 75 g peas"],
  ["900 g potatoes, 300 g peas. Makes 6 servings, I ate 2 ¼ servings", "337 g potatoes, 112 g peas"],
  ["900 g Kartoffeln, 300 g Erbsen. Ergibt 6 Portionen, ich hatte 1 1/2", "225 g Kartoffeln, 75 g Erbsen"],
  ["900 g de patatas, 300 g de pollo. Para 6 raciones, comí 1½", "225 g de patatas, 75 g de pollo"],
  ["1 1/2 of 6 slices of a 2400 kcal pizza", "pizza, 600 kcal"],
])("%s counts servings and a part of one", (text, same) => {
  expect(kcal(text) / kcal(same)).toBeCloseTo(1, 1);
});

it.each([
  ["media tortilla de patatas hecha con 6 huevos, 500 g patatas", "3 huevos, 250 g patatas"],
  ["half an omelette made with 4 eggs, 50 g cheese", "2 eggs, 25 g cheese"],
  ["a third of a lasagne made with 600 g beef mince, 300 g tomatoes", "200 g beef mince, 100 g tomatoes"],
  ["eine halbe Quiche, gemacht mit 4 Eiern und 200 ml Milch", "2 Eier, 100 ml Milch"],
  ["halbes Omelett aus 4 Eiern und 60 g Käse", "2 Eier, 30 g Käse"],
  ["une demi-quiche faite avec 4 oeufs et 200 g de fromage", "2 oeufs, 100 g de fromage"],
  ["mezza frittata fatta con 6 uova e 20 g di burro", "3 uova, 10 g di burro"],
  ["een halve omelet gemaakt van 6 eieren en 100 g kaas", "3 eieren, 50 g kaas"],
  ["meia omelete feita com 6 ovos e 100 g de queijo", "3 ovos, 50 g de queijo"],
  ["half an omelette made with 4 eggs and 50 g cheese, and a banana", "2 eggs, 25 g cheese, a banana"],
  ["half an omelette made with 2 eggs with a slice of toast", "1 egg, a slice of toast"],
  ["half an avocado and an omelette made with 3 eggs", "half an avocado, 3 eggs"],
])("%s is a part of its ingredients, and no dish beside them", (text, same) => {
  expect(kcal(text) / kcal(same)).toBeCloseTo(1, 1);
});

it.each([
  [
    "one portion of banana bread, recipe: 3 bananas, 200 g flour, 2 eggs, cut into 10 slices",
    "0.3 bananas, 20 g flour, 0.2 eggs",
  ],
  ["2 slices of cake (recipe: 300 g flour, 200 g sugar, makes 12 slices)", "50 g flour, 33 g sugar"],
  ["a slice of carrot cake, makes 12: 300 g flour, 200 g sugar", "25 g flour, 17 g sugar"],
  ["a slice of bread made from: 3 bananas, 300 g flour, makes 10", "0.3 bananas, 30 g flour"],
  ["1 Stück Kuchen, Rezept: 240 g Mehl, 120 g Zucker, ergibt 12 Stücke", "20 g Mehl, 10 g Zucker"],
  [
    "une part de gâteau, recette : 240 g de farine, 80 g de sucre, pour 8 parts",
    "30 g de farine, 10 g de sucre",
  ],
  [
    "una porción de bizcocho, receta: 200 g de harina, 4 huevos, para 8 porciones",
    "25 g de harina, 0.5 huevos",
  ],
  [
    "una fetta di torta, ricetta: 200 g di farina, 90 g di burro, tagliata in 10",
    "20 g di farina, 9 g di burro",
  ],
  ["1 plak cake, recept: 240 g bloem, 120 g suiker, in 12 plakken gesneden", "20 g bloem, 10 g suiker"],
  [
    "uma fatia de bolo, receita: 240 g de farinha, 120 g de açúcar, rende 12",
    "20 g de farinha, 10 g de açúcar",
  ],
  [
    "a banana, one slice of cake, recipe: 300 g flour, 200 g sugar, cut into 10 slices, and a glass of milk",
    "a banana, 30 g flour, 20 g sugar, a glass of milk",
  ],
])("%s is so much of the recipe behind it", (text, same) => {
  expect(kcal(text) / kcal(same)).toBeCloseTo(1, 1);
});

it.each([
  ["2 eggs – 140 kcal\n½ avocado – 120 kcal\nTotal: 260 kcal", 260],
  ["2 Eier – 140 kcal\n½ Avocado – 120 kcal\nGesamt: 260 kcal", 260],
  ["½ pizza, 900 kcal total", 450],
])("%s has %s kcal, whatever the line below adds up", (text, calories) => {
  expect(kcal(text)).toBeCloseTo(calories, 0);
});

it.each([
  ["Gâteau : 240 g de farine, 160 g de sucre, j'en ai mangé une part sur 8", "30 g de farine, 20 g de sucre"],
  ["Gâteau : 240 g de farine, 160 g de sucre, une part sur huit", "30 g de farine, 20 g de sucre"],
  ["Kuchen: 240 g Mehl, 120 g Zucker, 1 Stück von 12 gegessen", "20 g Mehl, 10 g Zucker"],
  ["Kuchen: 240 g Mehl, 120 g Zucker, zwei Stücke von zwölf gegessen", "40 g Mehl, 20 g Zucker"],
  ["torta: 240 g di farina, 160 g di zucchero, una fetta su 8", "30 g di farina, 20 g di zucchero"],
  ["tarta: 240 g de harina, 160 g de azúcar, una porción de 8", "30 g de harina, 20 g de azúcar"],
  ["taart: 240 g bloem, 160 g suiker, een punt van de 8 gegeten", "30 g bloem, 20 g suiker"],
  ["bolo: 240 g de farinha, 160 g de açúcar, comi uma fatia de 8", "30 g de farinha, 20 g de açúcar"],
  ["cake: 240 g flour, 160 g sugar, ate a slice of 8", "30 g flour, 20 g sugar"],
  ["240 g ham, 160 g cheese, a portion of 8 chips", "240 g ham, 160 g cheese, 8 chips"],
])("%s counts one part of so many, also in words", (text, same) => {
  expect(kcal(text) / kcal(same)).toBeCloseTo(1, 1);
});

it.each([
  ["ate 1 of 12 muffins, recipe: 240 g flour, 120 g sugar", "20 g flour, 10 g sugar"],
  ["one of 12 muffins made with 240 g flour, 120 g sugar", "20 g flour, 10 g sugar"],
  ["ate 3 of 8 pancakes: 240 g flour, 160 ml milk", "90 g flour, 60 ml milk"],
  ["2 of the 12 muffins (240 g flour, 120 g sugar), a banana", "40 g flour, 20 g sugar, a banana"],
  ["an apple, 2 of 12 muffins: 240 g flour, 120 g sugar", "an apple, 40 g flour, 20 g sugar"],
  ["cookie recipe: 200 g flour, 100 g sugar, ate 2 of 10 cookies", "40 g flour, 20 g sugar"],
  ["Muffins: 240 g Mehl, 120 g Zucker, 2 von 12 Muffins gegessen", "40 g Mehl, 20 g Zucker"],
  ["1 von 12 Muffins aus 240 g Mehl, 120 g Zucker", "20 g Mehl, 10 g Zucker"],
  ["mangé 2 crêpes sur 10 : 200 g de farine, 500 ml de lait", "40 g de farine, 100 ml de lait"],
  ["muffins : 240 g de farine, 120 g de sucre, j'ai mangé 1 muffin sur 12", "20 g de farine, 10 g de sucre"],
  ["comí 2 de 10 galletas: 200 g de harina, 100 g de azúcar", "40 g de harina, 20 g de azúcar"],
  ["1 muffin su 12, ricetta: 240 g di farina, 120 g di zucchero", "20 g di farina, 10 g di zucchero"],
  ["3 van de 10 pannenkoeken gegeten: 200 g bloem, 500 ml melk", "60 g bloem, 150 ml melk"],
  ["comi 2 de 12 bolinhos, receita: 240 g de farinha, 120 g de açúcar", "40 g de farinha, 20 g de açúcar"],
  ["3 of 8 pancakes and 200 ml milk, 30 g honey", "3 pancakes, 200 ml milk, 30 g honey"],
  [
    "1 cup of 5 grain cereal, with: 200 g milk, 100 g banana",
    "1 cup of 5 grain cereal, 200 g milk, 100 g banana",
  ],
  ["200 g pork, 150 g rice, 1 of 2 eggs", "200 g pork, 150 g rice, 1 egg"],
])("%s is so many of what the recipe makes", (text, same) => {
  expect(kcal(text) / kcal(same)).toBeCloseTo(1, 1);
});

it.each([
  ["200g out of a pot of chili that weighs 1500g and has 900 kcal in total", "chili 120 kcal"],
  ["the whole pot of soup weighs 1500g and has 900 kcal, I ate 200g", "soup 120 kcal"],
  ["200g of soup, whole pot 1500g 900 kcal", "soup 120 kcal"],
  ["the whole pot has 900 kcal and weighs 1500g, I ate 200g and a banana", "soup 120 kcal, a banana"],
  ["200 g von einem Topf Suppe, der 1500 g wiegt und 900 kcal hat", "Suppe 120 kcal"],
  ["la casserole de soupe pèse 1500 g et a 900 kcal, j'en ai mangé 200 g", "soupe 120 kcal"],
  ["200 g de una olla de sopa que pesa 1500 g y tiene 900 kcal", "sopa 120 kcal"],
  ["tutta la pentola di zuppa pesa 1500 g e ha 900 kcal, ne ho mangiati 200 g", "zuppa 120 kcal"],
  ["de hele pan soep weegt 1500 g en heeft 900 kcal, ik heb 200 g gegeten", "soep 120 kcal"],
  ["200 g de uma panela de sopa que pesa 1500 g e tem 900 kcal", "sopa 120 kcal"],
])("%s has its part of the figures by weight", (text, same) => {
  expect(kcal(text) / kcal(same)).toBeCloseTo(1, 1);
});

it.each([
  ["pizza shared with my wife, and a banana", "a banana"],
  ["a banana, pizza shared with my wife", "a banana"],
  ["pizza with 250 g coleslaw shared by 2", "125 g coleslaw"],
  ["pizza shared by 2, with 250 g coleslaw also shared by 2", "125 g coleslaw"],
])("%s is a part of the whole dish beside another food", (text, beside) => {
  expect(kcal(text) - kcal(beside)).toBeCloseTo(kcal("pizza shared with my wife"), 0);
});

it.each([
  ["split a pizza with my boyfriend, half each", "split a pizza with my boyfriend"],
  [
    "split a large fries and a 20 piece mcnuggets with my boyfriend, half each",
    "split a large fries and a 20 piece mcnuggets with my boyfriend",
  ],
  ["Pizza mit meinem Freund geteilt, halb und halb", "Pizza mit meinem Freund geteilt"],
  ["une pizza partagée avec mon copain, moitié chacun", "une pizza partagée avec mon copain"],
  ["una pizza compartida con mi novio, mitad cada uno", "una pizza compartida con mi novio"],
  ["una pizza divisa con il mio ragazzo, metà ciascuno", "una pizza divisa con il mio ragazzo"],
  ["een pizza gedeeld met mijn vriend, ieder de helft", "een pizza gedeeld met mijn vriend"],
  ["uma pizza dividida com o meu namorado, metade cada", "uma pizza dividida com o meu namorado"],
])("%s says no more than who shared it", (text, same) => {
  expect(kcal(text)).toBeCloseTo(kcal(same), 0);
});
