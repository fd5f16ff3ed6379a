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
import { SANDWICHES } from "~/features/foods/table/sandwiches";
import { SAUCES } from "~/features/foods/table/sauces";
import { SNACKS } from "~/features/foods/table/snacks";
import { SOUPS } from "~/features/foods/table/soups";
import { SWEETS } from "~/features/foods/table/sweets";
import { VEGETABLES } from "~/features/foods/table/vegetables";
import { AMOUNTS, type Amounts, perAmount } from "~/features/nutrition/amounts";

/** A row of the table: nutrients of 100 g and portions in grams, the usual one first. `names` are name and aliases. */
export type Food = {
  name: string;
  names: string[];
  per100: Amounts;
  portions: ReadonlyMap<string, number>;
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
      portions: new Map(portions.split(", ").map(portionOf)),
      emoji,
      source: /^\S+% \d{5} /.test(source) ? `USDA SR24, by recipe · ${source}` : `USDA SR24 · ${source}`,
      group,
    };
  };

const portionOf = (portion: string): [string, number] => {
  const space = portion.lastIndexOf(" ");
  return [portion.slice(0, space), Number(portion.slice(space + 1))];
};

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
