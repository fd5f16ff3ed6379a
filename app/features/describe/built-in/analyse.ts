import { translatedTokens } from "~/features/foods/languages/translated-tokens";
import { joinedNames } from "~/features/foods/phrases/joined-names";
import { type Phrase, phraseOf } from "~/features/foods/phrases/phrase";
import { isBare, settle } from "~/features/foods/phrases/settle";
import { split } from "~/features/foods/phrases/split";
import { eachAmount } from "~/features/nutrition/each-amount";
import { tableRef } from "~/features/search/sources/table-ref";
import type { AnalysedItem, Analysis } from "../meal-reader";
import type { SurveyIndex } from "../survey/survey-index";
import { surveySteps } from "../survey/survey-steps";
import { longestFoodMatch, type Step } from "./longest-food-match";
import { measuredTogether } from "./measured-together";
import { asPartOfDish } from "./part-of-dish";
import { typedName } from "./typed-name";
import { weighedAsWhole } from "./weighed-as-whole";
import type { WeighedFood } from "./weighed-food";

/** Reads a described meal by the table of foods and the imported `survey`: no network, no randomness, never throws. */
export const analyse = (description: string, survey?: SurveyIndex): Analysis => {
  const tokens = translatedTokens(description);
  if (!tokens) return { items: [], unrecognised: [description.trim()], languageUnread: true };
  const phrases = joinedNames(settle(split(tokens).map(phraseOf)));
  const foods: WeighedFood[] = [];
  const unrecognised: string[] = [];
  let main: WeighedFood | undefined;
  let i = 0;
  for (const { length, matches } of survey ? surveySteps(phrases, survey) : tableSteps(phrases)) {
    const phrase = phrases[i];
    if (!phrase) break;
    for (const match of matches) {
      const food = asPartOfDish(match, phrase, main);
      const name = typedName(match.food, description, phrases.slice(i, i + length));
      const isFirst = matches.length === 1 && foods.every((other) => other.name !== name);
      if (food) foods.push({ ...food, name: isFirst ? name : undefined });
      if (food && (!main || isMain(phrase))) main = food;
    }
    if (matches.length === 0 && ["list", "with", "aside"].includes(phrase.join) && !isBare(phrase))
      unrecognised.push(description.slice(phrase.tokens[0]?.start, phrase.tokens.at(-1)?.end).trim());
    i += length;
  }
  return { items: measuredTogether(weighedAsWhole(foods)).map(itemOf), unrecognised };
};

const tableSteps = (phrases: readonly Phrase[]): Step[] => {
  const steps: Step[] = [];
  for (let i = 0; i < phrases.length; i += steps.at(-1)?.length || 1)
    steps.push(longestFoodMatch(phrases, i));
  return steps;
};

const isMain = ({ join, after }: Phrase): boolean =>
  (join === "list" || join === "aside") && after === undefined;

const itemOf = ({
  match: { food, score },
  name = food.name,
  weight: { grams, portion, certainty },
}: WeighedFood): AnalysedItem => ({
  name,
  emoji: food.emoji,
  grams,
  portion,
  amounts: eachAmount(food.per100, (per100) => Math.round((per100 * grams) / 10) / 10),
  ref: food.ref ?? tableRef(food),
  per100: food.per100,
  source: food.source,
  confidence: Math.round(score * certainty * 100) / 100,
});
