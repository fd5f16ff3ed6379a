import { describe, expect, it } from "vitest";
import { analyse } from "./analyse";

describe("no food goes without a word", () => {
  it.each([
    ["veal fried in butter, rice, salad", ["White rice", "Side salad"]],
    ["a cheese roll a pear", ["Pear"]],
    ["eggs bacon toast coffee", ["Egg", "Bacon", "Toast", "Coffee"]],
    ["chicken sandwich fries", ["Chicken sandwich", "Fries"]],
    ["cheese burger chips", ["Cheeseburger", "Fries"]],
    ["cheese sandwich crisps and an apple", ["Cheese sandwich", "Crisps", "Apple"]],
    ["no fat milk and a bagel", ["Skim milk", "Bagel"]],
    ["no-fat yogurt, strawberries", ["Fat free yogurt", "Strawberries"]],
  ])("%s", (text, names) => {
    expect(analyse(text).items.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });

  it.each([
    ["a bagel as well as almonds", ["Bagel", "Almonds"]],
    ["eggs next to toast", ["Egg", "Toast"]],
    ["burger, along with grapes", ["Hamburger", "Grapes"]],
    ["Brötchen u. Milch", ["Brötchen", "Milch"]],
    ["Knödel zu Gulasch", ["Knödel", "Gulasch"]],
    ["fraises ainsi que miel ainsi que noix", ["Fraises", "Miel", "Noix"]],
    ["kip samen met rijst", ["Kip", "Rijst"]],
    ["pollo insieme a riso", ["Pollo", "Riso"]],
    ["frango junto com arroz", ["Frango", "Arroz"]],
    ["1. oatmeal 2. banana 3. black coffee", ["Oatmeal", "Banana", "Coffee"]],
  ])("joins by several words: %s", (text, names) => {
    const { items, unrecognised } = analyse(text);
    expect(items.map(({ name }) => name)).toEqual(names);
    expect(unrecognised).toEqual([]);
  });

  it.each([
    ["brocolli 200g samon 150g", { Broccoli: 200, Salmon: 150 }],
    ["poulet 200g riz 100g courgettes 150g", { Poulet: 200, Riz: 100, Courgettes: 150 }],
    ["eggs x4 bacon x3", { Egg: 200, Bacon: 24 }],
    ["Knäckebrot 3 Hüttenkäse 100g Gurke", { Knäckebrot: 30, Hüttenkäse: 100, Gurke: 100 }],
    ["tuna 2 eggs 3 apples", { Tuna: 85, Egg: 100, Apple: 546 }],
  ])("takes the amounts of a list for those of the foods before them: %s", (text, grams) => {
    const { items, unrecognised } = analyse(text);
    expect(Object.fromEntries(items.map((item) => [item.name, item.grams]))).toEqual(grams);
    expect(unrecognised).toEqual([]);
  });

  it.each([
    ["toast tea small", ["Toast", "Tea"]],
    ["quinoa kale", ["Quinoa", "Kale"]],
    ["pasta banana", ["Pasta", "Banana"]],
    ["egg beans", ["Egg", "Baked beans"]],
    ["salmon rice n veg", ["Salmon", "White rice", "Mixed vegetables"]],
    ["salmon fillet new pots", ["Salmon fillet", "New potatoes"]],
    ["cheese, bread and sausage", ["Cheddar cheese", "White bread", "Sausage"]],
    ["toast butter jam", ["Toast", "Butter", "Jam"]],
    ["tea milk sugar", ["Tea", "Milk", "Sugar"]],
    ["muesli with milk, 1 banana", ["Muesli", "Milk", "Banana"]],
    ["steak mash", ["Steak", "Mashed potatoes"]],
    ["A cappuccino with whole milk", ["Cappuccino"]],
    ["Schnitzel mit Kartoffelsalat u Gurkensalat", ["Schnitzel", "Kartoffelsalat", "Gurkensalat"]],
    ["yogur natural c miel y nueces", ["Yogur natural", "Miel", "Nueces"]],
    ["2x crumpets buttered", ["Crumpet", "Butter"]],
    ["salad: lettuce, toms, cuke", ["Side salad", "Tomato"]],
    ["bigmac no fries just coke large", ["Big Mac", "Coke"]],
    ["steak eggs 3", ["Steak", "Egg"]],
    ["pasta, salad and bread", ["Pasta", "Side salad", "White bread"]],
    ["tomato soup 2", ["Tomato soup"]],
  ])("tells foods from one dish: %s", (text, names) => {
    const { items, unrecognised } = analyse(text);
    expect(items.map(({ name }) => name)).toEqual(names);
    expect(unrecognised).toEqual([]);
  });

  it.each([
    ["pizza salsicha pão", ["Pizza", "Pão"]],
    ["pizza komkommer honing zalm", ["Pizza", "Honing", "Zalm"]],
    ["bière vin saumon", ["Bière", "Vin", "Saumon"]],
    ["salchicha tofu", ["Salchicha", "Tofu"]],
    ["Speck, Schinken, Pizza, Thunfisch", ["Speck", "Schinken", "Pizza", "Thunfisch"]],
    ["milho, pepino, pizza, fiambre", ["Milho", "Pepino", "Pizza", "Fiambre"]],
  ])("tells a food from what is inside of another: %s", (text, names) => {
    const { items, unrecognised } = analyse(text);
    expect(items.map(({ name }) => name)).toEqual(names);
    expect(unrecognised).toEqual([]);
  });

  it.each([
    ["cheeseburger with grapes", ["Cheeseburger", "Grapes"]],
    ["Döner mit Brokkoli", ["Döner", "Brokkoli"]],
    ["burger with salad", ["Hamburger", "Side salad"]],
    ["hamburger with lettuce, tomato and onion", ["Hamburger"]],
    ["omelette made with 3 eggs and ham", ["Omelette", "Ham"]],
    ["Rührei aus drei Eiern", ["Rührei"]],
    ["cup of tea 2 sugars splash of milk", ["Tea", "Sugar", "Milk"]],
    ["toast knob of butter", ["Toast", "Butter"]],
    ["boiled egg with soldiers", ["Egg", "Soldiers"]],
    ["chocolat noir, pois chiches", ["Chocolat noir", "Pois chiches"]],
    ["ternera\nempanada", ["Ternera", "Empanada"]],
  ])("has what is beside a dish as a row, and what is in it as none: %s", (text, names) => {
    const { items, unrecognised } = analyse(text);
    expect(items.map(({ name }) => name)).toEqual(names);
    expect(unrecognised).toEqual([]);
  });

  it.each([
    ["una mela e un libro", ["Mela"], ["un libro"]],
    ["cuba libro", ["Cuba libre"], []],
    ["parmesn", ["Parmesan"], []],
  ])("reads what is mistyped by most of a name: %s", (text, names, unknown) => {
    const { items, unrecognised } = analyse(text);
    expect(items.map(({ name }) => name)).toEqual(names);
    expect(unrecognised).toEqual(unknown);
  });

  it.each([
    ["Pfannkuchen", "ein Pfannkuchen"],
    ["Kaffee und Plätzchen", "Kaffee und ein Plätzchen"],
    ["Oliven und Käsewürfel", "Oliven und ein Käsewürfel"],
    ["latte e biscotti", "latte e un biscotto"],
    ["galletas y leche", "una galleta y leche"],
    ["bolachas e leite", "uma bolacha e leite"],
  ])("takes the bare plural for several: %s", (several, one) => {
    const grams = (text: string) => analyse(text).items.reduce((sum, item) => sum + item.grams, 0);
    expect(grams(several)).toBeGreaterThan(grams(one));
  });

  it("takes one roll for a helping", () => {
    expect(analyse("Brötchen mit Butter").items[0]?.grams).toBe(analyse("ein Brötchen").items[0]?.grams);
  });

  it("tells of an unknown word joined to a food", () => {
    expect(analyse("gubbins and toast").unrecognised).toEqual(["gubbins"]);
  });

  it.each([
    ["didn't eat the bread, only the soup", ["Vegetable soup"]],
    ["I haven't eaten all day except an apple", ["Apple"]],
    ["burger with rice", ["Hamburger", "White rice"]],
  ])("reads what was eaten, and what is beside it: %s", (text, names) => {
    expect(analyse(text).items.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ["ein Glas Wein 0,1", [99.3]],
    ["eine Flasche Bier 0,33", [334.7]],
    ["half fat milk 200 ml", [206.2]],
  ])("weighs all of it: %s", (text, grams) => {
    expect(analyse(text).items.map((item) => Math.round(item.grams * 10) / 10)).toEqual(grams);
  });

  it("gives each food the number behind it", () => {
    const grams = (text: string) => analyse(text).items.map((item) => [item.name, item.grams]);
    expect(grams("eggs 3 toast 2 banana 1")).toEqual(grams("3 eggs, 2 toast, 1 banana"));
  });

  it("takes the number of a list's line for no amount", () => {
    expect(analyse("1. oatmeal 2. banana").items.map(({ grams }) => grams)).toEqual([234, 118]);
  });

  it("tells of a word that names a food beside another", () => {
    expect(analyse("cutlet beans and rice").unrecognised).toEqual(["cutlet"]);
  });
});

describe("what names no food, or only a kind of the one that is there,", () => {
  it.each([
    "a cup of macaroni and cheese",
    "a medium hash brown patty and a juice box",
    "a chocolate-covered marshmallow",
    "a cheese-filled pastry",
    "I was starving, so I had a burrito with chicken during work",
  ])("stands in no notice: %s", (text) => {
    const { items, unrecognised } = analyse(text);
    expect(items.length).toBeGreaterThan(0);
    expect(unrecognised).toEqual([]);
  });
});

const read = (text: string) => {
  const { items, unrecognised } = analyse(text);
  return [items.map(({ name, grams }) => `${name} ${grams}`), unrecognised];
};

describe("a food that is taken back", () => {
  it.each([
    ["200 g chicken, no wait, 150 g turkey", ["Turkey 150"], ["200 g chicken"]],
    ["200 g Reis, ach nein, 150 g Nudeln", ["Nudeln 150"], ["200 g Reis"]],
    ["merluza... bacalao 180 g", ["Bacalao 180"], ["merluza"]],
    ["lardons... bacon 30 g", ["Bacon 30"], ["lardons"]],
    ["2 burger... 2 rolls", ["Dinner roll 70"], ["2 burger"]],
  ])("%s is the one after it, and the review says so", (text, items, unrecognised) => {
    expect(read(text)).toEqual([items, unrecognised]);
  });

  it.each([
    ["eggs... toast... coffee", 3],
    ["milk... cereal 40 g", 2],
    ["banana 120 g... apple 150 g", 2],
    ["pizza and... a coke", 2],
  ])("%s keeps its %d foods", (text, count) => {
    expect(analyse(text).items).toHaveLength(count);
  });
});

describe("what was not eaten, in seven languages", () => {
  it.each([
    ["a burger and fries, gave the fries to my son", ["Hamburger"]],
    ["soup, bread (not eaten)", ["Vegetable soup"]],
    ["bought apples and milk, ate nothing", []],
    ["chicken and rice, only ate the chicken", ["Chicken breast"]],
    ["Schnitzel mit Pommes, aber die Pommes nicht gegessen", ["Veal schnitzel"]],
    ["steak frites mais je n'ai pas mangé les frites", ["Steak"]],
    ["pollo con patatas pero no comí las patatas", ["Pollo"]],
    ["bistecca con patatine ma non ho mangiato le patatine", ["Bistecca"]],
    ["hamburger met friet, de friet niet opgegeten", ["Hamburger"]],
    ["bife com batatas fritas mas não comi as batatas", ["Bife"]],
  ])("%s", (text, foods) => {
    const { items, unrecognised } = analyse(text);
    expect(items.map(({ name }) => name)).toEqual(foods);
    expect(unrecognised).toEqual([]);
  });
});

it.each([
  ["this morning I left the house with a bagel and coffee", ["Bagel", "Coffee"]],
  ["I had oatmeal with berries and just had the coffee after", ["Oatmeal", "Frozen berries", "Coffee"]],
  ["I have left the office and had a burger", ["Hamburger"]],
  ["toast for breakfast, had nothing for lunch", ["Toast"]],
  ["I ate nothing but a bagel", ["Bagel"]],
])("what was eaten stays in '%s'", (text, foods) => {
  expect(analyse(text).items.map(({ name }) => name)).toEqual(foods);
});

describe("a number that is taken back", () => {
  it.each([
    ["had 3 eggs actually 2", 100],
    ["two eggs, sorry three", 150],
    ["2 eggs, no wait 3 eggs", 150],
    ["2 oeufs non 3 oeufs", 150],
    ["3 huevos, no, 2 huevos", 100],
    ["2 ovos, aliás 3", 150],
    ["3 Eier nein 2 Eier", 100],
    ["3 eieren, nee 2 eieren", 100],
    ["2 uova, anzi 3", 150],
  ])("is not counted in '%s'", (text, grams) => {
    expect(analyse(text).items.map((item) => item.grams)).toEqual([grams]);
    expect(analyse(text).unrecognised).toEqual([]);
  });

  it.each([["2 eggs no 3 toasts"], ["3 eggs actually nice"]])("stays in '%s'", (text) => {
    expect(analyse(text).items[0]?.grams).toBe(Number(text[0]) * 50);
  });
});

it.each(["Caesar salad 12.50 (560 cal)", "McChicken £3.49 560 kcal", "Pizza 9,90 € 560 kcal"])(
  "the price in '%s' is no amount",
  (text) => {
    expect(analyse(text).items.map(({ amounts }) => Math.round(amounts.calories))).toEqual([560]);
  },
);
