import type { FoodSourceName } from "~/db/tables/food";
import { stem } from "~/features/foods/language/words";
import { AMOUNTS, type Amounts, NUTRIENTS } from "~/features/nutrition/amounts";
import type { Further } from "~/features/nutrition/further";
import { capital } from "~/platform/text";

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

const CODES =
  /,? {0,2}\b(?:NFS\b|NS as to (?:light, heavy, or half and half|fresh, smoked or cured|[^,;()]*)),?(?=([,;) ]|$))/g;

/** Without what a name of FNDDS leaves open: "Milk, NFS", "Chicken, NS as to part, baked". */
export const withoutFnddsCodes = (name: string): string =>
  name
    .replace(CODES, (_, next: string) => (next === " " ? "," : ""))
    .replace(/ ?\(\)/, "")
    .replace(/^[, ]+|(?<![, ])[, ]+$/g, "") || name;

const AFTER_MEAT =
  /^(?!ground|roast|corned|dried|sliced|canned|rotisserie|stewed|sauteed|fried|baked|grilled|breaded|meatless|smoked|cooked|whole|creamed|deviled|pickled|raw)/i;
/** "Egg, white" is egg white, "Pork, chop" a pork chop. */
const NAMED_FIRST = /^(?:Beef|Pork|Lamb|Veal|Venison|Turkey|Chicken|Ham|Egg|Crab)$/;
/** Kinds that name the food alone, by its class. */
const ALONE: Record<string, RegExp> = {
  Fish: /^(?!raw|fried|steamed|canned|smoked|dried|pickled|cooked|white)/i,
  "Soft drink": /^(?:cola|cream soda|ginger ale|root beer)$/i,
  Potato: /fries$|^hash brown$/i,
  Peppers: /s$/,
  Coffee: /^(?:espresso|macchiato|mocha|cafe|latte|cappuccino|iced (?:latte|cafe))/i,
};
const NO_FOOD = /^(?:stewed|dried|vegetarian|livers|luncheon slice|squash|bacon|baby|infant|toddler)\b/i;
const NOT_PLAIN =
  /[()/;:\d]|\b(?:or|and|with|from|in|made|without|no|not|eaten|added|as|for|types?|than|to|on|other|all|excluding|including|topping|only|flavou?rs|base|brand|style|stick|food|mostly|formula|beverage|recipe)\b/i;
/** "Injera, Ethiopian bread" is no bread called injera. */
const NOT_KIND = /\b(?:meal|bread|stew|mexican)\b/i;
const PROPER =
  /^(?:Alfredo|Asian|Boston|Brazil|Brussels|Canadian|Caesar|Chinese|Cobb|Cornish|Danish|English|French|Greek|Irish|Italian|Japanese|Mexican|Pad Thai|Spanish|Swiss|Swedish|Thai|Vienna)\b/;
const LONGEST = 3;

/** Phrases of FNDDS and what people say. */
const SAID: readonly [RegExp, string][] = [
  [/\b(skin \/ coating|skin|peel|coating) not eaten\b/g, "without $1"],
  [/\b(skin \/ coating|skin|peel|coating) eaten\b/g, "with $1"],
  [/\bfrom (canned|fresh|frozen|dried)\b/g, "$1"],
  [/\bno added fat\b/g, "without added fat"],
  [/\bfat added\b/g, "with added fat"],
  [/\bhome recipe\b/g, "homemade"],
  [/\bfrom (?:restaurant or fast food|fast food \/ restaurant)\b/g, "from a restaurant"],
];

const asSaid = (name: string): string => SAID.reduce((said, [from, to]) => said.replace(from, to), name);

/** "Ice cream, chocolate" and "Bread, whole wheat, toasted" as people say them: "Chocolate ice cream". */
export function plainName(name: string): string {
  const [food = "", kind = "", ...rest] = name.split(", ");
  const foodWords = food.split(" ");
  const kindWords = kind.split(" ");
  const isPlain =
    kind !== "" &&
    Math.max(foodWords.length, kindWords.length) <= LONGEST &&
    !NO_FOOD.test(food) &&
    !NOT_PLAIN.test(`${food} ${kind}`) &&
    !NOT_KIND.test(kind) &&
    !rest.some((part) => /^(?:or|and)\b|\bsandwich\b/.test(part)) &&
    !foodWords.some((word) => word.toLowerCase() === kindWords[0]?.toLowerCase());
  if (!isPlain) return asSaid(name);
  const said = NAMED_FIRST.test(food) && AFTER_MEAT.test(kind) ? `${food} ${kind}` : kindFirst(food, kind);
  return asSaid([capital(said), ...rest].join(", "));
}

function kindFirst(food: string, kind: string): string {
  if (ALONE[food]?.test(kind)) return kind;
  const words = (PROPER.test(food) ? food : food.slice(0, 1).toLowerCase() + food.slice(1)).split(" ");
  const isSaid = kind.toLowerCase().split(" ").at(-1) === words[0];
  return [kind, ...words.slice(isSaid ? 1 : 0)].join(" ");
}
