import type { FoodSourceName } from "~/db/tables/food";
import { plainName, withoutFnddsCodes } from "~/features/foods/fndds-codes";
import { stem } from "~/features/foods/language/words";
import { AMOUNTS, type Amounts, NUTRIENTS } from "~/features/nutrition/amounts";
import type { Further } from "~/features/nutrition/further";

/** Shown with the figures, as the Open Database License demands. */
export const SOURCE_NAMES: Record<FoodSourceName, string> = {
  fndds: "USDA FNDDS",
  "sr-legacy": "USDA SR Legacy",
  foundation: "USDA Foundation Foods",
  "open-food-facts": "Open Food Facts (ODbL)",
};

/** Without packaged products, which only a search or a barcode finds. */
export const GENERIC_SOURCES: readonly FoodSourceName[] = ["fndds", "sr-legacy", "foundation"];

/** A household measure in the words of its source: "1 cup, chopped". */
export type Portion = { name: string; grams: number };

/** `per100` is for 100 g. */
export type ImportedFood = {
  /** Of the source: a food code, an FDC id, a barcode. */
  id: string;
  name: string;
  brand: string | null;
  category: string | null;
  per100: Amounts;
  /** In 100 g, as `per100`. */
  further?: Further;
  portions: Portion[];
  /** A GTIN of 14 digits. */
  barcode: string | null;
};

export function foodTitle({ name, brand }: Pick<ImportedFood, "name" | "brand">): string {
  const plain = brand ? withoutFnddsCodes(name) : plainName(withoutFnddsCodes(name));
  return brand && !plain.toLowerCase().includes(brand.toLowerCase()) ? `${plain}, ${brand}` : plain;
}

const MAX_WORDS = 16;
const MAX_WORD_LENGTH = 24;

/** The distinct words of a name in lower case, singular, without accents. */
export function foodWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "");
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const stems = words.filter((word) => word.length > 1).map((word) => stem(word.slice(0, MAX_WORD_LENGTH)));
  return [...new Set(stems)].slice(0, MAX_WORDS);
}

// Pure fat is 902 kcal in the USDA's tables.
const MAX_KCAL = 905;
// Of 100 g, each figure rounded by itself.
const MAX_GRAMS = 105;

export const isComplete = (amounts: Partial<Amounts>): amounts is Amounts =>
  AMOUNTS.every((name) => amounts[name] !== undefined);

/** Possible in 100 g of a food. */
export function isBelievableFood(amounts: Amounts): boolean {
  const grams = NUTRIENTS.map((nutrient) => amounts[nutrient]);
  return (
    [amounts.calories, ...grams].every((amount) => Number.isFinite(amount) && amount >= 0) &&
    amounts.calories <= MAX_KCAL &&
    Math.max(...grams) <= 100 &&
    grams.reduce((sum, amount) => sum + amount) <= MAX_GRAMS
  );
}
