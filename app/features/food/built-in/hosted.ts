import type { Match } from "./match";
import type { Phrase } from "./phrase";
import { weigh } from "./weigh";
import type { Found } from "./widest";

/** A leaf or a slice of what is lighter than this for 100 g is in a sandwich's row already. */
const LIGHT_KCAL = 60;
/** What is said to be "in" something and is eaten with it. */
const AROUND = new Set(["dairy", "sauces", "drinks", "soups"]);
const COMPONENTS = new Set(["patty", "bun", "crust", "bread", "hamburgerpatty"]);
const FILLING_GRAMS = 40;

/** What a named food adds to the meal, given the food it was mentioned with; undefined when that has it already. */
export const hosted = (match: Match, phrase: Phrase, main: Found | undefined): Found | undefined => {
  const { join, amount } = phrase;
  const inside = main && (join === "with" || join === "made" || join === "about" || isListed(phrase));
  if (!inside) return { match, phrase, weight: weigh(match.food, amount) };
  if (amount.count === undefined && phrase.words.every((word) => main.match.name.includes(word))) return undefined;
  if (join === "about" && amount.count === undefined && !AROUND.has(match.food.group)) return undefined;
  if (join === "made" && amount.count === undefined) return undefined;
  const { group } = main.match.food;
  if (group === "sandwiches") {
    if (phrase.words.some((word) => COMPONENTS.has(word))) return undefined;
    if (match.food.group === "bread" || match.food.group === "sandwiches") return undefined;
    if (amount.count === undefined && match.food.group === "vegetables" && match.food.per100.calories < LIGHT_KCAL) {
      return undefined;
    }
  }
  const slices = main.phrase.amount.unit?.grams === undefined ? (main.phrase.amount.count ?? 1) : 1;
  const weight = weigh(match.food, amount, { to: main.match.food, count: slices });
  if (group === "sandwiches" && amount.count === undefined && weight.grams > FILLING_GRAMS && match.food.group === "meat") {
    return { match, phrase, weight: { grams: FILLING_GRAMS, portion: `a filling (${FILLING_GRAMS} g)`, sure: 0.7 } };
  }
  return { match, phrase, weight };
};

/** "with lettuce, tomato and mayo": what is listed after "with" is added as well. */
const isListed = (phrase: Phrase): boolean => phrase.after === "with" && phrase.amount.count === undefined;
