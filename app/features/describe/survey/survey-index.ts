import type { ImportedFood } from "~/features/foods/imports/imported-food";
import { kindHeads } from "./kind-heads";
import { portionMeasures, portionWords } from "./portion-name";
import { branded } from "./survey-brands";
import { isHead, type NameWord, type SurveyName, surveyName } from "./survey-name";
import { surveyWeights } from "./survey-weights";

/** An imported food with its name read; `from` begins its ref: "import:fndds". */
export type SurveyDraft = {
  food: ImportedFood;
  from: string;
  source: string;
  name: SurveyName;
  portions: readonly string[];
};

/** `words` that the name denies are marked: "!skin". `unsaid` is the cost of all words of the name. */
export type SurveyFood = Pick<SurveyDraft, "food" | "from" | "source"> & {
  words: readonly string[];
  heads: readonly string[];
  unsaid: number;
  /** The cost of a single head that names a kind: "Soft drink, cola"; else 0. */
  kindCost: number;
  firstKind: string | undefined;
  /** The first kind is said of no other head: brie is a cheese. */
  isOnlyKind: boolean;
  kind: readonly string[];
  measures: ReadonlySet<string>;
};

/** A word of food `at` of the index: its cost when not said and its place in the name. */
export type IndexEntry = { at: number; cost: number; place: NameWord["place"] | "portion" };

export type SurveyIndex = {
  foods: readonly SurveyFood[];
  byWord: ReadonlyMap<string, readonly IndexEntry[]>;
  weightOf: (word: string) => number;
};

const ALIKE: Record<string, string[]> = {
  light: ["lowfat"],
  lowfat: ["light"],
  hotdog: ["frankfurter"],
  homemade: ["recipe"],
  babyfood: ["baby", "toddler"],
  fresh: ["homemade"],
  tot: ["tatertot"],
  decaf: ["caffeinefree"],
  caffeinefree: ["decaf"],
  poultry: ["chicken", "turkey"],
};
const USUAL = 0.06;

/** Slow for thousands of foods: pause between some. */
export const surveyDraft = (food: ImportedFood, from: string, source: string): SurveyDraft => ({
  food,
  from,
  source,
  name: surveyName(food.name),
  portions: food.portions.flatMap(({ name }) => portionWords(name)),
});

export function surveyIndex(drafts: readonly SurveyDraft[]): SurveyIndex {
  const { weightOf, costOf } = surveyWeights(drafts);
  const byWord = new Map<string, IndexEntry[]>();
  const add = (word: string, entry: IndexEntry) => {
    const entries = byWord.get(word);
    if (entries) entries.push(entry);
    else byWord.set(word, [entry]);
  };
  const named = [...drafts, ...drafts.flatMap(branded)];
  const headOfKind = kindHeads(drafts);
  const foods = named.map(({ name, portions, ...draft }, at) => {
    let unsaid = name.usual ? -USUAL : 0;
    for (const nameWord of name.words) {
      const cost = costOf(nameWord);
      unsaid += cost;
      const entry = { at, cost, place: nameWord.place };
      add(nameWord.word, entry);
      for (const word of ALIKE[nameWord.word] ?? [])
        if (!name.words.some((other) => other.word === word)) add(word, entry);
    }
    const words = name.words.map(({ word }) => word);
    for (const word of new Set(portions))
      if (!words.includes(word)) add(word, { at, cost: 0, place: "portion" });
    const heads = name.words.filter(({ place }) => isHead(place));
    const [head, ...otherHeads] = heads;
    const kindCost = head && otherHeads.length === 0 ? costOf(head) : 0;
    const isOnlyKind = headOfKind.get(name.firstKind ?? "") === head?.word;
    const measures = new Set(draft.food.portions.flatMap(({ name }) => portionMeasures(name)));
    const { firstKind, kind } = name;
    const shown = {
      ...draft,
      words,
      heads: heads.map(({ word }) => word),
      kind,
      firstKind,
    };
    return { ...shown, unsaid, kindCost, isOnlyKind, measures };
  });
  return { foods, byWord, weightOf };
}
