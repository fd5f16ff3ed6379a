import { type Food, tableRef } from "~/features/foods/foods";
import { plainWord } from "~/features/foods/languages/languages";
import { translatedTokens } from "~/features/foods/languages/translated-tokens";
import type { FnddsIndex } from "~/features/meals/fndds/fndds-index";
import { fnddsSteps } from "~/features/meals/fndds/fndds-steps";
import { mapAmounts } from "~/features/nutrition/amounts";
import { asPartOfDish, measuredTogether, weighedAsWhole } from "./dishes";
import { longestFoodMatch, type Step } from "./match-foods";
import type { AnalysedItem, Analysis } from "./meal-reader";
import { attachAmounts, isBare, type Phrase, phraseOf } from "./phrases";
import { joinedNames, split } from "./split";
import type { WeighedFood } from "./weigh";

/** A food as named in another language, "Poulet grillé"; undefined for names of the table. */
export function typedName(food: Food, description: string, phrases: readonly Phrase[]): string | undefined {
  const named = phrases.flatMap(({ tokens }) => tokens).filter((token) => token.named);
  const [first] = named;
  if (!first) return undefined;
  const end = Math.max(...named.map((token) => token.end));
  const whole = description.slice(Math.min(...named.map(({ start }) => start)), end);
  const name = /[\p{Nd},;:.()\n]/u.test(whole) ? description.slice(first.start, first.end) : whole;
  if (plainWord(name) === plainWord(food.name)) return undefined;
  return name.slice(0, 1).toUpperCase() + name.slice(1).replace(/\s+/g, " ");
}

/** Reads a described meal by the table of foods and the imported `fndds`: no network, no randomness, never throws. */
export const analyse = (description: string, fndds?: FnddsIndex): Analysis => {
  const tokens = translatedTokens(description);
  if (!tokens) return { items: [], unrecognised: [description.trim()], languageUnread: true };
  const phrases = joinedNames(attachAmounts(split(tokens).map(phraseOf)));
  const foods: WeighedFood[] = [];
  const unrecognised: string[] = [];
  let main: WeighedFood | undefined;
  let i = 0;
  for (const { length, matches } of fndds ? fnddsSteps(phrases, fndds) : tableSteps(phrases)) {
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
  amounts: mapAmounts(food.per100, (per100) => Math.round((per100 * grams) / 10) / 10),
  ref: food.ref ?? tableRef(food),
  per100: food.per100,
  source: food.source,
  confidence: Math.round(score * certainty * 100) / 100,
});
