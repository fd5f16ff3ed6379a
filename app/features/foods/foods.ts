import { BREAD } from "~/features/foods/table/bread";
import { DAIRY } from "~/features/foods/table/dairy";
import { DISHES } from "~/features/foods/table/dishes";
import { DRINKS } from "~/features/foods/table/drinks";
import { FISH } from "~/features/foods/table/fish";
import { FRUIT } from "~/features/foods/table/fruit";
import { GRAINS } from "~/features/foods/table/grains";
import { LEGUMES } from "~/features/foods/table/legumes";
import { MEAT } from "~/features/foods/table/meat";
import { NUTS } from "~/features/foods/table/nuts";
import { CUPS } from "~/features/foods/table/portions";
import { SANDWICHES } from "~/features/foods/table/sandwiches";
import { SAUCES } from "~/features/foods/table/sauces";
import { SNACKS } from "~/features/foods/table/snacks";
import { SOUPS } from "~/features/foods/table/soups";
import { SR24_FURTHER } from "~/features/foods/table/sr24-further";
import { SWEETS } from "~/features/foods/table/sweets";
import { VEGETABLES } from "~/features/foods/table/vegetables";
import { AMOUNTS, type Amounts, energyFrom, perAmount } from "~/features/nutrition/amounts";
import { type Further, furtherInTable, furtherOfParts, furtherTimes } from "~/features/nutrition/further";

/** A row of the table: nutrients of 100 g and portions in grams, the usual one first. `names` are name and aliases. */
export type Food = {
  name: string;
  names: string[];
  per100: Amounts;
  portions: ReadonlyMap<string, number>;
  /** Portions that say how dense it is, where the usual ones are those of a country. */
  measures?: ReadonlyMap<string, number>;
  emoji: string;
  source: string;
  group: string;
  ref?: string;
};

const TABLES = {
  fruit: FRUIT,
  vegetables: VEGETABLES,
  dairy: DAIRY,
  bread: BREAD,
  grains: GRAINS,
  legumes: LEGUMES,
  nuts: NUTS,
  meat: MEAT,
  fish: FISH,
  sandwiches: SANDWICHES,
  dishes: DISHES,
  soups: SOUPS,
  sweets: SWEETS,
  snacks: SNACKS,
  drinks: DRINKS,
  sauces: SAUCES,
};

let table: Food[] | undefined;

/**
 * The table of foods. Source: USDA National Nutrient Database SR24 (public domain), by NDB number or as shares of rows.
 * Portions are its household weights, else those of shops and kitchens. "default" is a portion of SR24, a usual plate,
 * or the amount customarily consumed of 21 CFR 101.12(b), as for pizza (140 g), cake (80 g) and sugar (8 g).
 */
export const foods = (): readonly Food[] => {
  table ??= Object.entries(TABLES).flatMap(([group, rows]) => rows.trim().split("\n").map(rowOf(group)));
  return table;
};

/** `name | aliases | kcal carbs protein fats of 100 g | portions in grams | emoji | source` */
const rowOf =
  (group: string) =>
  (row: string): Food => {
    const [name = "", aliases = "", figures = "", portions = "", emoji = "", source = ""] = row.split(" | ");
    const amounts = figures.split(" ").map(Number);
    return {
      name,
      names: [name, ...aliases.split(", ").filter(Boolean)],
      per100: perAmount((name) => amounts[AMOUNTS.indexOf(name)] ?? 0),
      portions: new Map(portions.split(", ").map(tablePortion)),
      emoji,
      source: /^\S+% \d{5} /.test(source) ? `USDA SR24, by recipe · ${source}` : `USDA SR24 · ${source}`,
      group,
    };
  };

export const tablePortion = (portion: string): [string, number] => {
  const space = portion.lastIndexOf(" ");
  return [portion.slice(0, space), Number(portion.slice(space + 1))];
};

let rowsOfSr24: Map<string, Further | undefined> | undefined;

function sr24Further(code: string): Further | undefined {
  if (!rowsOfSr24) {
    const [head = "", ...rows] = SR24_FURTHER.trim().split("\n");
    const names = head.split(" ");
    const cellsOf = (row: string) => row.split(" ").map((cell, i) => [names[i], cell === "-" ? "" : cell]);
    rowsOfSr24 = new Map(
      rows.map((row) => [row.slice(0, 5), furtherInTable(Object.fromEntries(cellsOf(row)))]),
    );
  }
  return rowsOfSr24.get(code);
}

const MADE_OF = /(?:\b(\d{1,3})% )?\b(\d{5}) /g;

/** What is known of 100 g of a food of the table, of a recipe only where it is known of each of its rows. */
export const foodFurther = ({ source }: Food): Further | undefined =>
  furtherOfParts(
    Array.from(source.matchAll(MADE_OF), ([, share = "100", code = ""]) => ({
      further: furtherTimes(sr24Further(code), Number(share) / 100),
    })),
  );

export const tableRef = ({ name }: Pick<Food, "name">): string =>
  `table:${name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replaceAll(" ", "-")}`;

let byRef: Map<string, Food> | undefined;

export function tableFoodOf(ref: string): Food | undefined {
  byRef ??= new Map(foods().map((food) => [tableRef(food), food]));
  return byRef.get(ref);
}

export const pieceGrams = (food: Food): number => food.portions.get(pieceKey(food)) ?? 100;

/** What "6 of it" counts: pieces, else medium ones, never cups. */
export const pieceKey = ({ portions, group }: Food): string => {
  const [first = "default"] = portions.keys();
  const usual = group === "drinks" ? ["default", "medium"] : ["medium", "default"];
  const countable = LIQUID.has(first) ? ["piece", ...usual] : ["piece"];
  return countable.find((key) => portions.has(key)) ?? first;
};
export const LIQUID = new Set(["cup", "tbsp", "tsp", "bowl"]);

export const defaultGrams = (food: Food): number => [...food.portions.values()][0] ?? 100;

const UNEXPLAINED = 0.2;

/** Whether there may be alcohol in foods of these names: one is in no table, or has energy that no grams explain. */
export const mayHoldAlcohol = (names: readonly string[]): boolean =>
  names.some((name) => {
    const { per100 } = tableFoodOf(tableRef({ name })) ?? {};
    return !per100 || per100.calories - energyFrom(per100) > UNEXPLAINED * per100.calories;
  });

/** The food of an emoji, where that is not the first of the table. */
const USUAL: Record<string, string> = {
  "🍕": "Cheese pizza",
  "🍟": "French fries",
  "🥗": "Side salad",
  "🍜": "Ramen",
  "🍣": "Sushi roll",
  "🍔": "Hamburger",
  "🥪": "Ham and cheese sandwich",
  "🍗": "Fried chicken",
  "🥓": "Bacon",
  "🍰": "Cake",
  "🍫": "Milk chocolate",
  "🍪": "Chocolate chip cookie",
  "🍩": "Doughnut",
  "🍨": "Ice cream",
  "🍦": "Ice cream cone",
  "🥤": "Cola",
  "🍚": "White rice",
  "🍝": "Spaghetti bolognese",
  "🥚": "Egg",
  "🍳": "Fried egg",
  "🥜": "Peanuts",
  "🍯": "Honey",
  "🍲": "Vegetable soup",
  "🍛": "Chicken curry",
  "🧃": "Apple juice",
  "🥞": "Pancakes",
  "🥧": "Apple pie",
  "🧁": "Cupcake",
  "🌶️": "Chili pepper",
  "🍤": "Fried shrimp",
};

export const foodsByEmoji = (): Map<string, Food> => {
  const byEmoji = new Map<string, Food>();
  for (const food of foods())
    if (!byEmoji.has(food.emoji) || food.name === USUAL[food.emoji]) byEmoji.set(food.emoji, food);
  return byEmoji;
};

const STATES = new Set(
  "cooked uncooked dry plain white pearl egg wheat grain gluten free nfs ns as to fat no added from dried".split(
    " ",
  ),
);

const kindIn = (name: string): string => {
  const words = name.toLowerCase().match(/[a-z]+/g) ?? [];
  return words
    .filter((word) => !STATES.has(word))
    .toSorted()
    .join(" ");
};

let dryFoods: Map<string, Food> | undefined;

/** The grain or pulse of the table as it is bought. */
export function dryOf({ name, per100 }: Food): Food | undefined {
  dryFoods ??= new Map(
    foods()
      .filter((food) => /grains|legumes/.test(food.group) && /\b(?:uncooked|dry)\b/i.test(food.name))
      .filter((food) => !/beans|peas/i.test(food.name))
      .toReversed()
      .map((food) => [kindIn(food.name), food]),
  );
  return per100.calories < MOST_COOKED ? dryFoods.get(kindIn(name)) : undefined;
}
const MOST_COOKED = 200;

const SPOONS: Record<string, number> = { cup: 16, tbsp: 1, tsp: 1 / 3 };
const ML_OF_SPOON = 14.79;
const CUP_ML = 236.6;
const ML_OF_FLUID_OZ = 29.57;

/** An ounce of a drink is a fluid ounce. */
export const exactGrams = (food: Food, unit: { name: string; grams?: number; ml?: number }): number =>
  unit.name === "oz" && food.group === "drinks"
    ? ML_OF_FLUID_OZ * density(food)
    : (unit.grams ?? food.portions.get(unit.name) ?? (unit.ml ?? 0) * density(food));

export const density = (food: Food): number => {
  for (const [name, spoons] of Object.entries(SPOONS)) {
    const grams = (food.measures ?? food.portions).get(name);
    if (grams !== undefined) return grams / (spoons * ML_OF_SPOON);
  }
  return isDrink(food) ? 1 : (CUPS[food.group] ?? CUP_ML * 0.8) / CUP_ML;
};

export const isDrink = (food: Food): boolean => food.group === "drinks" || food.portions.has("in drink");
