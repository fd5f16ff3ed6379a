import type { Food } from "~/features/foods/food";
import { isSoft } from "~/features/foods/language/soft-words";
import { tokenise } from "~/features/foods/language/tokenise";
import { foodIndex } from "~/features/foods/matching/food-index";
import type { Match } from "~/features/foods/matching/match";
import type { Phrase } from "~/features/foods/phrases/phrase";
import { weigh } from "./weigh";
import type { WeighedFood } from "./weighed-food";

const BAKED = /muffin|cookie|cake|pastry|scone|doughnut|bagel|biscotti/i;
const IN_DOUGH = /^(fruit salad|raisins|chocolate chips|blueberries|cranberries|dried )/i;
const LIQUIDS = new Set(["dairy", "sauces", "drinks", "soups"]);
const COMPLETE = new Set(["sandwiches", "dishes", "soups"]);
const COMPONENTS = new Set(["patty", "bun", "crust", "bread", "hamburgerpatty"]);
const FILLINGS = new Set(["meat", "fish"]);
/** Above this protein in 100 g, the row of a sandwich includes its filling. */
const FILLED_PROTEIN_G = 9;
const DISH_PROTEIN = 7;
/** Below this in 100 g, a leaf or slice is in the row of the sandwich. */
const LIGHT_KCAL = 70;
const LARGEST_ADDITION = 0.5;

/** A food of the meal, beside the main food or added to it; undefined when the main food's row includes it. */
export const asPartOfDish = (
  match: Match,
  phrase: Phrase,
  main: WeighedFood | undefined,
): WeighedFood | undefined => {
  const { join, after, amount } = phrase;
  const inside = ["with", "made", "about"].includes(join) || (after === "with" && amount.count === undefined);
  if (!inside || !main) return { match, phrase, weight: weigh(match.food, amount) };
  if (isIncluded(match, phrase, main)) return undefined;
  const { unit, count = 1 } = main.phrase.amount;
  const { group } = main.match.food;
  const isWhole =
    COMPLETE.has(group) || group === "sweets" || (group === "bread" && match.food.group === "sweets");
  const isWeighed = unit?.grams !== undefined || main.phrase.amount.perPiece?.unit.grams !== undefined;
  if (isWhole && isWeighed && amount.count === undefined) return undefined;
  const slices = unit?.grams === undefined ? count : 1;
  const mostGrams = isWeighed ? main.weight.grams * LARGEST_ADDITION : undefined;
  return { match, phrase, weight: weigh(match.food, amount, { food: main.match.food, slices, mostGrams }) };
};

const isIncluded = ({ food }: Match, { join, amount, words, on }: Phrase, main: WeighedFood): boolean => {
  const host = main.match.food;
  const { group, per100 } = food;
  if (join === "made" && !amount.stated && !amount.unit && COMPLETE.has(host.group)) return true;
  if (amount.count === undefined) {
    const hostWords = foodIndex().wordsOf.get(host);
    if (join === "made" || words.every((word) => hostWords?.has(word))) return true;
    if (isIngredient(host, words, food)) return true;
    if (BAKED.test(host.name) && (IN_DOUGH.test(food.name) || group === "nuts")) return true;
    if (join === "about" && !LIQUIDS.has(group)) return true;
    if (host.group === "soups" && food.portions.has("in drink")) return true;
    if (host.group === "dishes" && FILLINGS.has(group) && host.per100.protein >= DISH_PROTEIN) return true;
  }
  if (host.group !== "sandwiches") return false;
  if (words.some((word) => COMPONENTS.has(word))) return true;
  const isBeside = amount.count !== undefined && join === "with" && !on && main.phrase.words.length > 1;
  if (group === "bread" || group === "sandwiches") return !isBeside;
  if (amount.count !== undefined) return false;
  if (FILLINGS.has(group) && host.per100.protein >= FILLED_PROTEIN_G) return true;
  if (group === "grains") return true;
  return (group === "vegetables" || group === "fruit") && per100.calories < LIGHT_KCAL;
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

const ingredientsOf = (food: Food): ReadonlySet<string> => {
  const cached = ingredientCache.get(food);
  if (cached) return cached;
  const recipe = food.source.replace(/without [^,+]*/g, "");
  const words = new Set(tokenise(recipe).map(({ norm }) => norm));
  ingredientCache.set(food, words);
  return words;
};
