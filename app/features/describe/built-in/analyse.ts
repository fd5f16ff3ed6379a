import { tokenise } from "~/features/foods/language/tokenise";
import { type Phrase, phraseOf } from "~/features/foods/phrases/phrase";
import { isBare, settle } from "~/features/foods/phrases/settle";
import { split } from "~/features/foods/phrases/split";
import { eachAmount } from "~/features/nutrition/each-amount";
import { tableRef } from "~/features/search/sources/table-ref";
import type { AnalysedItem, Analysis } from "../meal-reader";
import type { SurveyIndex } from "../survey/survey-index";
import { type Step, withImported } from "../survey/survey-steps";
import { type Found, longestFoodMatch } from "./longest-food-match";
import { measuredTogether } from "./measured-together";
import { asPartOfDish } from "./part-of-dish";

/**
 * Reads a meal described in words, by the table of foods and by what was imported (`more`): no network, no randomness,
 * never throws.
 */
export const analyse = (description: string, more?: SurveyIndex): Analysis => {
  const phrases = settle(split(tokenise(description)).map(phraseOf));
  const found: Found[] = [];
  const unrecognised: string[] = [];
  let main: Found | undefined;
  let i = 0;
  for (const { read, foods } of more ? withImported(phrases, more) : built(phrases)) {
    const phrase = phrases[i];
    if (!phrase) break;
    for (const named of foods) {
      const item = asPartOfDish(named, phrase, main);
      if (item) found.push(item);
      if (item && (!main || isMain(phrase))) main = item;
    }
    if (foods.length === 0 && isNamed(phrase) && !isBare(phrase)) {
      unrecognised.push(description.slice(phrase.tokens[0]?.start, phrase.tokens.at(-1)?.end).trim());
    }
    i += read;
  }
  return { items: measuredTogether(found).map(itemOf), unrecognised };
};

/** What the phrases name by the table alone, one after the other. */
const built = (phrases: readonly Phrase[]): Step[] => {
  const steps: Step[] = [];
  for (let i = 0; i < phrases.length; i += steps.at(-1)?.read || 1) steps.push(longestFoodMatch(phrases, i));
  return steps;
};

const isNamed = ({ join }: Phrase): boolean => ["list", "with", "aside"].includes(join);

/** Not one of the things that another food was eaten with. */
const isMain = ({ join, after }: Phrase): boolean =>
  (join === "list" || join === "aside") && after === undefined;

const itemOf = ({ match: { food, score }, weight: { grams, portion, sure } }: Found): AnalysedItem => ({
  name: food.name,
  emoji: food.emoji,
  grams,
  portion,
  amounts: eachAmount(food.per100, (per100) => Math.round((per100 * grams) / 10) / 10),
  ref: food.ref ?? tableRef(food),
  per100: food.per100,
  source: food.source,
  confidence: Math.round(score * sure * 100) / 100,
});
