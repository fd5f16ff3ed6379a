import type { Food } from "~/features/foods/food";
import { type Match, match } from "~/features/foods/matching/match";
import type { Phrase } from "~/features/foods/phrases/phrase";
import type { SurveyFood } from "./survey-index";
import type { SurveyMatch } from "./survey-match";
import { surveyPortions } from "./survey-portions";

export const SURVEY = "import:fndds";
const ADDED = ["with", "in drink"];

/** An imported food as a match; the emoji, the group and missing portions come from the `table`. */
export function matchOfSurvey(
  { surveyFood, matched }: SurveyMatch,
  run: readonly Phrase[],
  table: Match | undefined,
  score: number,
): Match {
  const { food, from, source, words } = surveyFood;
  const similar = table?.food ?? similarTo(surveyFood);
  const typed = new Set(run.flatMap((phrase) => phrase.words));
  const { amount, join } = run[0] as Phrase;
  const isMain = join === "list" || join === "aside";
  const said = isMain ? amount : { ...amount, singular: undefined };
  const portions = surveyPortions(food.portions, said, { typed, name: words });
  const { unit } = amount;
  for (const [name, grams] of table?.food.portions ?? [])
    if (ADDED.includes(name) || ((name === unit?.name || from !== SURVEY) && !portions.has(name)))
      portions.set(name, grams);
  const imported: Food = {
    emoji: similar?.emoji ?? "🍽️",
    group: similar?.group ?? "other",
    ref: `${from}/${food.id}`,
    name: food.name,
    names: [food.name],
    per100: food.per100,
    source: `${source} · ${food.id}`,
    portions,
  };
  return {
    food: imported,
    score: Math.min(1, score),
    complete: true,
    matched: matched.size,
    coverage: 1,
    nameWords: words,
    joined: false,
    head: "",
  };
}

const similarFoods = new WeakMap<SurveyFood, { food: Food | undefined }>();

/** The food of the table that an imported one is named like. */
function similarTo(surveyFood: SurveyFood): Food | undefined {
  const cached = similarFoods.get(surveyFood);
  if (cached) return cached.food;
  const { heads, words } = surveyFood;
  const said = words.filter((word) => !word.startsWith("!"));
  const food = (match({ words: heads }) ?? match({ words: said }))?.food;
  similarFoods.set(surveyFood, { food });
  return food;
}
