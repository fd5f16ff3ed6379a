import type { Food } from "~/features/foods/food";
import { isSoft } from "~/features/foods/language/soft-words";
import { tokenise } from "~/features/foods/language/tokenise";
import { foodIndex } from "~/features/foods/matching/food-index";
import type { Match } from "~/features/foods/matching/match";
import type { Phrase } from "~/features/foods/phrases/phrase";
import type { Found } from "./longest-food-match";
import { weigh } from "./weigh";

/** What is said to be "in" something and is eaten with it. */
const AROUND = new Set(["dairy", "sauces", "drinks", "soups"]);
/** Their rows are for the whole of what they are made of. */
const COMPLETE = new Set(["sandwiches", "dishes", "soups"]);
const COMPONENTS = new Set(["patty", "bun", "crust", "bread", "hamburgerpatty"]);
const FILLINGS = new Set(["meat", "fish"]);
/** A sandwich with more protein than this in 100 g has its filling already. */
const FILLED_PROTEIN = 9;
/** A leaf or a slice of what is lighter than this for 100 g is in a sandwich's row already. */
const LIGHT_KCAL = 70;

/** What a named food adds to the meal, given the food it was mentioned with; undefined when that has it already. */
export const asPartOfDish = (match: Match, phrase: Phrase, main: Found | undefined): Found | undefined => {
  const { join, after, amount } = phrase;
  const inside = ["with", "made", "about"].includes(join) || (after === "with" && amount.count === undefined);
  if (!inside || !main) return { match, phrase, weight: weigh(match.food, amount) };
  const host = main.match.food;
  if (isPartOf(match, phrase, main)) return undefined;
  const slices = main.phrase.amount.unit?.grams === undefined ? (main.phrase.amount.count ?? 1) : 1;
  return { match, phrase, weight: weigh(match.food, amount, { to: host, count: slices }) };
};

/** Whether the row of the main food has it already, as that of a soup has its milk. */
const isPartOf = (match: Match, { join, amount, words }: Phrase, main: Found): boolean => {
  const host = main.match.food;
  const { group, per100 } = match.food;
  const unsaid = amount.count === undefined;
  const known = foodIndex().wordsOf.get(host);
  if (unsaid && (join === "made" || words.every((word) => known?.has(word)))) return true;
  if (unsaid && isMadeOf(host, words, match.food)) return true;
  if (unsaid && join === "about" && !AROUND.has(group)) return true;
  if (join === "made" && !amount.said && !amount.unit && COMPLETE.has(host.group)) return true;
  if (unsaid && host.group === "soups" && match.food.portions.has("in drink")) return true;
  if (host.group !== "sandwiches") return false;
  if (group === "bread" || group === "sandwiches" || words.some((word) => COMPONENTS.has(word))) return true;
  if (!unsaid) return false;
  if (FILLINGS.has(group) && host.per100.protein >= FILLED_PROTEIN) return true;
  return (group === "vegetables" || group === "fruit") && per100.calories < LIGHT_KCAL;
};

/** The host's own row or recipe names it: the cheese of a taco "with beef, cheese and lettuce". */
const isMadeOf = (host: Food, words: readonly string[], food: Food): boolean => {
  if (!COMPLETE.has(host.group) && !host.source.includes("by recipe")) return false;
  const inside = ingredientsOf(host);
  const naming = words.filter((word) => !isSoft(word));
  return [naming, [...(foodIndex().named.get(food) ?? [])]].some(
    (name) => name.length > 0 && name.every((word) => inside.has(word)),
  );
};

const ingredients = new WeakMap<Food, ReadonlySet<string>>();

const ingredientsOf = (food: Food): ReadonlySet<string> => {
  const known = ingredients.get(food);
  if (known) return known;
  const told = food.source.replace(/without [^,+]*/g, "");
  const words = new Set(tokenise(told).map((token) => token.norm));
  ingredients.set(food, words);
  return words;
};
