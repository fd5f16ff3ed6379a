import type { Food } from "~/features/foods/food";
import { isModifier, isState } from "~/features/foods/language/modifiers";
import { isSoft } from "~/features/foods/language/soft-words";
import { foodIndex } from "~/features/foods/matching/food-index";
import type { SurveyDraft } from "./survey-index";
import type { NameWord, SurveyName } from "./survey-name";

export function branded(draft: SurveyDraft): SurveyDraft[] {
  const inside = draft.name.brand;
  return inside.some(({ word }) => !isSoft(word)) && (inside.length > 1 || isBrand(inside[0]?.word ?? ""))
    ? [
        {
          ...draft,
          name: {
            words: [...inside, ...besideBrand(draft.name)],
            usual: false,
            brand: [],
            firstKind: undefined,
            kind: [],
          },
        },
      ]
    : [];
}

/** The table's own row of a brand is better: its cans are of one size. */
const isBrand = (word: string): boolean => {
  const food = foodIndex().bySpelling.get(word)?.food;
  return (
    !isModifier(word) &&
    !isState(word) &&
    !foodIndex()
      .nameWords.get(food as Food)
      ?.includes(word)
  );
};

const besideBrand = ({ words, brand }: SurveyName): NameWord[] =>
  words
    .filter(({ word }) => brand.every((other) => other.word !== word))
    .map(({ word }) => ({ word, place: "aside" }));
