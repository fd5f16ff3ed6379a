import { AMOUNTS } from "~/features/nutrition/amounts";
import { perAmount } from "~/features/nutrition/per-amount";
import type { Food } from "./food";
import { BREAD } from "./table/bread";
import { DAIRY } from "./table/dairy";
import { DISHES } from "./table/dishes";
import { DRINKS } from "./table/drinks";
import { FISH } from "./table/fish";
import { FRUIT } from "./table/fruit";
import { GRAINS } from "./table/grains";
import { LEGUMES } from "./table/legumes";
import { MEAT } from "./table/meat";
import { NUTS } from "./table/nuts";
import { SANDWICHES } from "./table/sandwiches";
import { SAUCES } from "./table/sauces";
import { SNACKS } from "./table/snacks";
import { SOUPS } from "./table/soups";
import { SWEETS } from "./table/sweets";
import { VEGETABLES } from "./table/vegetables";

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
