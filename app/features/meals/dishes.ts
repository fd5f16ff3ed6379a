import type { Food } from "~/features/foods/foods";
import { unitOfWord } from "~/features/foods/language/quantity";
import { numberOfWord, tokenise } from "~/features/foods/language/token";
import { compoundPartsOf, isSoft, isTelling, wordSet } from "~/features/foods/language/words";
import { foodIndex } from "~/features/foods/matching/food-index";
import { type Match, match } from "~/features/foods/matching/match";
import type { Phrase } from "./phrases";
import type { Amount } from "./read-amount";
import { type WeighedFood, weigh } from "./weigh";

const BAKED = /muffin|cookie|cake|pastry|scone|doughnut|bagel|biscotti/i;
const IN_DOUGH = /^(fruit salad|raisins|chocolate chips|blueberries|cranberries|dried )/i;
const LIQUIDS = new Set(["dairy", "sauces", "drinks", "soups"]);
export const COMPLETE = new Set(["sandwiches", "dishes", "soups"]);
const COMPONENTS = new Set(["patty", "bun", "crust", "bread", "hamburgerpatty"]);
const WRAPPINGS = new Set("bun bread roll crust shell tortilla wrap".split(" "));
const FILLINGS = new Set(["meat", "fish"]);
/** Above this protein in 100 g, the row of a sandwich includes its filling. */
const FILLED_PROTEIN_G = 9;
const DISH_PROTEIN = 7;
/** Below this in 100 g, a leaf or slice is in the row of the sandwich. */
const LIGHT_KCAL = 70;
const LARGEST_ADDITION = 0.5;
/** What the jam for one slice is spread on; four rusks have that of two. */
const SPREAD_SLICE_G = 15;

/** A food of the meal, beside the main food or added to it; undefined when the main food's row includes it. */
export const asPartOfDish = (
  match: Match,
  phrase: Phrase,
  main: WeighedFood | undefined,
): WeighedFood | undefined => {
  const { join, after, amount } = phrase;
  const inside = ["with", "made", "about"].includes(join) || (after === "with" && amount.count === undefined);
  if (main && isInBowl(match, phrase, main)) return undefined;
  if (!inside || !main) return { match, phrase, weight: weigh(match.food, amount) };
  if (isIncluded(match, phrase, main)) return undefined;
  const { unit, count = 1 } = main.phrase.amount;
  const { group } = main.match.food;
  const isWhole =
    COMPLETE.has(group) || group === "sweets" || (group === "bread" && match.food.group === "sweets");
  const isWeighed = unit?.grams !== undefined || main.phrase.amount.perPiece?.unit.grams !== undefined;
  const isInWeight = isWhole && isWeighed && amount.count === undefined;
  if (isInWeight && !isServedWith(match.food, group)) return undefined;
  const pieces = (unit?.grams ?? unit?.ml) === undefined ? count : 1;
  const slices =
    match.food.group === "sweets" ? Math.min(pieces, main.weight.grams / SPREAD_SLICE_G) : pieces;
  const isLight = match.food.per100.calories < LIGHT_KCAL;
  const mostGrams = isWeighed && !isLight ? main.weight.grams * LARGEST_ADDITION : undefined;
  const host = { food: main.match.food, slices, mostGrams };
  const isStirred = /protein powder/i.test(host.food.name);
  const beside = isInWeight && match.food.group === "grains" ? { ...phrase, mixed: true } : phrase;
  return {
    match,
    phrase: beside,
    weight: weigh(match.food, amount, isStirred || isInWeight ? undefined : host),
  };
};
/** The naan of "300 g curry with naan"; its rice shares the weight. */
const isServedWith = ({ group, name }: Food, host: string): boolean =>
  group === "bread" ? host !== "sandwiches" : COMPLETE.has(group) || SIDE.test(name) || group === "grains";
const SIDE = /fries|potato|salad/i;

/** What "cobb salad: chicken, egg, bacon" and "burrito (rice, beans), a coke" list is in the dish. */
export const withPartsInside = (phrases: readonly Phrase[]): Phrase[] => {
  const said = [...phrases];
  for (const [i, host] of phrases.entries()) {
    const listing = phrases[i + 1]?.listing;
    const rest = phrases.slice(i + 1);
    const end = rest.findIndex((part) => part.listing !== listing || !isIngredientOnly(part));
    const parts = end < 0 ? rest : rest.slice(0, end);
    const isList = listing !== undefined && host.listing !== listing && parts.length > 1;
    if (!isList || !isDish(host) || isSide(parts[0] as Phrase)) continue;
    for (const [k, part] of parts.entries())
      said[i + 1 + k] = { ...part, join: k === 0 ? "with" : part.join, bracketed: false, inside: true };
  }
  return said;
};

const isDish = ({ join, words }: Phrase): boolean => {
  const group = join === "without" ? undefined : match({ words })?.food.group;
  return group !== undefined && (COMPLETE.has(group) || OF_PARTS.has(words.at(-1) ?? ""));
};
const OF_PARTS = new Set(["salad", "omelette", "frittata"]);

const isIngredientOnly = ({ join, words, amount }: Phrase): boolean =>
  ["list", "aside"].includes(join) &&
  !amount.stated &&
  !amount.unit &&
  !BESIDE.has(match({ words })?.food.group ?? "");
const BESIDE = new Set(["drinks", "sweets", "snacks", ...COMPLETE]);

const isSide = ({ words }: Phrase): boolean => words.some((word) => SIDES.has(word));
const SIDES = new Set(["fry", "salad", "slaw", "coleslaw"]);

const OVER_RICE = /curry|stew|chili\b|stroganoff|goulash|stir.?fr/i;
/** A green salad has leaves, and no egg in them; a curry has no bread in it. */
const isListedIn = (food: Food, host: Food): boolean => {
  if (food.group === "bread" && host.group !== "sandwiches") return ingredientsOf(host).has("bread");
  if (food.group === "grains" && OVER_RICE.test(host.name)) return false;
  return host.group === "soups" || host.per100.calories >= Math.min(food.per100.calories, LIGHT_KCAL);
};

/** The rice of "chicken burrito bowl, rice, black beans": a bowl lists what is in it. */
const isInBowl = (
  { food }: Match,
  { amount, words, apart }: Phrase,
  { match: { food: host } }: WeighedFood,
): boolean =>
  !apart &&
  !amount.unit &&
  !words.includes("extra") &&
  ((words.at(-1) === "tortilla" && /fajita/i.test(host.name)) ||
    (/ bowl$/.test(host.name) &&
      !amount.stated &&
      (FILLINGS.has(food.group) || isIngredient(host, words, food))) ||
    (host.name === "Roast dinner" &&
      (ON_PLATE.has(food.group) || /gravy|yorkshire|stuffing|cranberry/i.test(food.name))));

const ON_PLATE = new Set(["meat", "vegetables"]);

const isIncluded = (
  { food }: Match,
  { join, listed, after, amount, words, on, inside }: Phrase,
  main: WeighedFood,
): boolean => {
  const host = main.match.food;
  const { group } = food;
  if (inside && !host.portions.has("egg")) return isListedIn(food, host);
  // After a comma it may be another food: "a burrito filled with beans, crisps".
  const isMeatIn = host.group === "dairy" && FILLINGS.has(group);
  const isMade = join === "made" && listed !== "aside" && !(listed && COMPLETE.has(group)) && !isMeatIn;
  if (isMade && !amount.stated && !amount.unit && COMPLETE.has(host.group)) return true;
  if (amount.count === undefined && WITH_MILK.test(host.name) && words.at(-1) === "milk") return true;
  if (amount.count === undefined) {
    const hostWords = foodIndex().wordsOf.get(host);
    const isSpread = join === "with" && host.group === "bread" && group === "dairy";
    if (isMade || (!isSpread && words.every((word) => hostWords?.has(word)))) return true;
    if (!isSpread && isIngredient(host, words, food)) return true;
    // After a comma only what is known to be inside: "hot pocket with seeds, dried fish".
    if (after === "with" && group !== "vegetables") return false;
    if (BAKED.test(host.name) && (IN_DOUGH.test(food.name) || isNutInDough(food, host))) return true;
    if (join === "about" && !LIQUIDS.has(group)) return true;
    if (host.group === "soups" && food.portions.has("in drink")) return true;
    const known = KNOWN_INSIDE.filter(([dish]) => dish.test(host.name));
    if (known.some(([, inside]) => words.every((word) => inside.has(word)))) return true;
    if (host.group === "dishes" && FILLINGS.has(group) && isFilled(host)) return true;
  }
  if (host.group !== "sandwiches") return false;
  if (words.some((word) => COMPONENTS.has(word))) return true;
  if (words.at(-1) === "tortilla" && ROLLED.test(host.name)) return true;
  const isOther = group === "sandwiches" || main.phrase.words.length > 1;
  const isBeside = amount.count !== undefined && join === "with" && !on && isOther;
  if (group === "bread" || group === "sandwiches") return !isBeside;
  if (amount.count !== undefined) return false;
  if (FILLINGS.has(group) && host.per100.protein >= FILLED_PROTEIN_G) return true;
  if (group === "grains") return /burrito|wrap|taco|enchilada|sushi/i.test(host.name);
  const isBesideHot = words.includes("salad") && HOT.test(host.name);
  return (liesOnBread(food) || (isLeaf(food) && /pizza|flatbread/i.test(host.name))) && !isBesideHot;
};

const isLeaf = ({ group, per100 }: Food): boolean => group === "vegetables" && per100.calories < LIGHT_KCAL;
export const liesOnBread = (food: Food): boolean => isLeaf(food) && IN_BREAD.test(food.name);
const IN_BREAD =
  /lettuce|tomato|onion|pickle|cucumber|spinach|arugula|sprout|pepper|jalap|cabbage|kraut|radish|greens|salad|mushroom|zucchini|eggplant/i;
/** Eaten hot, with the salad beside it. */
const HOT = /burger|hot dog|grilled cheese|croque|quesadilla|panini/i;

const WITH_MILK = /^(?:cappuccino|latte|flat white|macchiato|mocha)\b/i;
const ROLLED = /fajita|burrito|taco|quesadilla|enchilada/i;
const KNOWN_INSIDE: [dish: RegExp, words: ReadonlySet<string>][] = [
  [/^chili\b/i, new Set(["beef", "ground", "meat", "bean"])],
  [/^beef stew|^chicken stew/i, wordSet("carrot onion celery pea")],
  [/^french toast/i, wordSet("bread egg milk")],
  [/^grilled cheese/i, wordSet("cheddar cheese bread butter")],
];

/** The walnuts of a cake; almonds lie on a bagel, and peanut butter on all of them. */
const isNutInDough = ({ group, name }: Food, host: Food): boolean =>
  group === "nuts" && !/butter|tahini/i.test(name) && !/bagel|english|rice cake|pancake/i.test(host.name);

/** With meat or fish in its row, as a chili; macaroni and cheese has its protein from cheese. */
const isFilled = ({ name, per100 }: Food): boolean =>
  per100.protein >= DISH_PROTEIN && !/cheese(?!burger)/i.test(name);

/** Without something that the found row has: the bun of "a cheeseburger, no bun". */
export const isLeftIn = ({ join, words }: Phrase, main: WeighedFood | undefined): boolean => {
  if (join !== "without" || !main || /\b(?:no|without|free)\b/i.test(main.match.food.name)) return false;
  const inside = wordsOfMatch(main.match);
  const isWrapped = main.match.food.group === "sandwiches";
  const isInBread = (word: string) =>
    WRAPPINGS.has(word) || match({ words: [word] })?.food.group === "sauces";
  return words.some((word) => isTelling(word) && (inside.has(word) || (isWrapped && isInBread(word))));
};

/** In the recipe of the host: the cheese of a taco "with beef, cheese and lettuce". */
const isIngredient = (host: Food, words: readonly string[], food: Food): boolean => {
  if (!COMPLETE.has(host.group) && !host.source.includes("by recipe")) return false;
  const inside = ingredientsOf(host);
  const naming = words.filter((word) => !isSoft(word));
  return [naming, [...(foodIndex().nameWords.get(food) ?? [])]].some(
    (name) => name.length > 0 && name.every((word) => inside.has(word)),
  );
};

const ingredientCache = new WeakMap<Food, ReadonlySet<string>>();

export const ingredientsOf = (food: Food): ReadonlySet<string> => {
  const cached = ingredientCache.get(food);
  if (cached) return cached;
  const recipe = food.source.replace(/without [^,+]*|dry heat/g, "");
  const words = new Set(tokenise(recipe).map(({ norm }) => norm));
  ingredientCache.set(food, words);
  return words;
};

const MAX_TIMES_USUAL = 2;

/** The 300 ml of "coffee with milk (300 ml)" are the coffee's; the 10 g of "toast with butter (10 g)" the butter's. */
export const weighedAsWhole = (foods: readonly WeighedFood[]): WeighedFood[] => {
  const whole: WeighedFood[] = [];
  for (const added of foods) {
    const host = whole.at(-1);
    const omelette = whole.findIndex((food) => isMadeOf(food, added));
    if (omelette >= 0) {
      whole[omelette] = ofEggs(whole[omelette] as WeighedFood, added.phrase.amount);
      continue;
    }
    if (!host || !isOfWhole(added, host)) {
      whole.push(added);
      continue;
    }
    const { amount } = added.phrase;
    const phrase = { ...host.phrase, amount };
    const weighed = { ...host, phrase, weight: weigh(host.match.food, amount) };
    const part = asPartOfDish(added.match, { ...added.phrase, amount: NO_AMOUNT }, weighed);
    whole.splice(-1, 1, weighed, ...(part ? [{ ...part, name: added.name }] : []));
  }
  return whole;
};

/** An "omelette with 3 eggs" is one of three eggs, and has none beside it. */
const isMadeOf = ({ match }: WeighedFood, { phrase: { join, words, amount } }: WeighedFood): boolean =>
  (match.food.portions.has("egg") || /scrambled/i.test(match.food.name)) &&
  ["with", "made", "about"].includes(join) &&
  amount.stated &&
  words.join() === "egg";

const ofEggs = (omelette: WeighedFood, { count }: Amount): WeighedFood => ({
  ...omelette,
  weight: weigh(omelette.match.food, { count, countedWord: "egg", stated: true }),
});

const isOfWhole = ({ match, phrase, weight }: WeighedFood, host: WeighedFood): boolean => {
  if (phrase.join !== "with" || !isUnmeasured(host.phrase) || !isAfterName(phrase)) return false;
  const usual = weigh(match.food, NO_AMOUNT, { food: host.match.food, slices: 1 });
  return weight.grams > MAX_TIMES_USUAL * usual.grams;
};

const NO_AMOUNT: Amount = { stated: false };

const isUnmeasured = ({ join, amount }: Phrase): boolean =>
  (join === "list" || join === "aside") && !amount.stated && !amount.unit && !amount.size;

const VOLUMES = new Set(["ml", "cl", "dl", "l", "fl oz"]);

const isAfterName = ({ amount: { unit }, tokens }: Phrase): boolean => {
  if (!unit || (unit.grams === undefined && !VOLUMES.has(unit.name))) return false;
  const isTrailing = unitOfWord(tokens.at(-1)?.norm ?? "") === unit;
  return isTrailing || tokens.every(({ kind, norm }) => kind === "word" && numberOfWord(norm) === undefined);
};

/** Groups that fill a cup or a bowl together, as rice with carrots. Milk, fruit and sauces go on top. */
const MIXED = new Set(["grains", "legumes", "vegetables", "meat", "fish"]);
const IN_HANDFUL = new Set(["nuts", "fruit", "sweets", "snacks"]);
const HOSTS = new Set([...MIXED, "dishes"]);
/** "A bowl of rice and beans" is one bowl; of "a cup of rice and salmon" only the rice was measured. */
const MIXED_BY_AND = new Set(["grains", "legumes", "vegetables"]);
const MEASURES = new Set(["cup", "bowl"]);
const FIRST_SHARE = 0.5;

/** Shares a measure among the foods in it: a cup of rice with carrots is one cup. */
export const measuredTogether = (foods: readonly WeighedFood[]): WeighedFood[] => {
  const shared = [...foods];
  for (const [i, host] of foods.entries()) {
    const unit = host.phrase.amount.unit?.name ?? "";
    const isHandful = unit === "handful" && host.match.food.group === "nuts";
    const isBowl = isHandful || (MEASURES.has(unit) && HOSTS.has(host.match.food.group));
    if (!isBowl && !(isWeighed(host) && foods[i + 1]?.phrase.mixed)) continue;
    const rest = foods.slice(i + 1);
    const end = rest.findIndex((food) => !isMixedIn(food, host));
    const count = end < 0 ? rest.length : end;
    if (count === 0) continue;
    const { grams } = host.weight;
    shared[i] = withGrams(host, grams * FIRST_SHARE);
    for (const [k, food] of rest.slice(0, count).entries())
      shared[i + 1 + k] = withGrams(food, (grams * (1 - FIRST_SHARE)) / count);
  }
  return shared;
};

const isWeighed = ({ phrase: { amount } }: WeighedFood): boolean =>
  amount.unit?.grams !== undefined || amount.unit?.ml !== undefined;

const isMixedIn = (
  { match: { food }, phrase: { join, after, amount, apart, mixed, words } }: WeighedFood,
  host: WeighedFood,
): boolean => {
  if (amount.count !== undefined || amount.unit || amount.size || apart) return false;
  if (mixed) return true;
  // A salad has its own bowl.
  if (words.at(-1) === "salad") return false;
  if (host.match.food.group === "nuts")
    return join === "list" && IN_HANDFUL.has(food.group) && food.portions.has("handful");
  const isDish = host.match.food.group === "dishes";
  if (OVER_RICE.test(host.match.food.name) && host.phrase.amount.unit?.name === "bowl") return false;
  if (join === "with" || after === "with") return isDish ? food.group === "grains" : MIXED.has(food.group);
  return ["list", "aside"].includes(join) && MIXED_BY_AND.has(food.group) && MIXED.has(host.match.food.group);
};

const withGrams = (food: WeighedFood, grams: number): WeighedFood => {
  const rounded = Math.round(grams * 10) / 10;
  return { ...food, weight: { grams: rounded, portion: `its share (${rounded} g)`, certainty: 0.75 } };
};

/** The words of a food's names, and of its recipe. */
export function wordsOfMatch({ food, nameWords }: Match): ReadonlySet<string> {
  const own = foodIndex().wordsOf.get(food) ?? [];
  const words = [...own, ...nameWords, ...ingredientsOf(food)];
  return new Set(words.flatMap((word) => [word, ...compoundPartsOf(word)]));
}
