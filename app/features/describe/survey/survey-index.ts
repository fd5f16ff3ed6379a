import type { ImportedFood } from "~/features/foods/imports/imported-food";
import { isGeneral } from "~/features/foods/language/general-words";
import { isModifier, isState } from "~/features/foods/language/modifiers";
import { isSoft } from "~/features/foods/language/soft-words";
import { type NameWord, type SurveyName, surveyName } from "./survey-name";
import { portionWords } from "./survey-portions";

/** A food of an imported table as it is matched. */
export type SurveyFood = {
  food: ImportedFood;
  /** Begins the ref of the food: "import:fndds". */
  from: string;
  source: string;
  /** A word that is denied stands with a mark before it: "!skin". */
  words: readonly string[];
  /** What it costs when no word of its name was said. */
  unsaid: number;
  /** What the one word costs that names no food but its kind: "Soft drink, cola". 0 where several name it. */
  kindCost: number;
};

/** A food that has a word: what it had cost unsaid, and where in the name it stands. */
type IndexEntry = { at: number; cost: number; place: NameWord["place"] | "portion" };

export type SurveyIndex = {
  foods: readonly SurveyFood[];
  byWord: ReadonlyMap<string, readonly IndexEntry[]>;
  /** 0 to 1: how much a word says. */
  weightOf: (word: string) => number;
};

/** An imported food with its name read. */
export type SurveyDraft = Pick<SurveyFood, "food" | "from" | "source"> & {
  name: SurveyName;
  portions: readonly string[];
};

const MODIFIER = 0.9;
const STATE = 0.5;
const GENERAL = 0.3;
const SOFT = 0.35;
const EMPTY = 0.15;
/** A word that stands in every name still names something. */
const COMMON = 0.5;
/** How dear it is that a word of a name was not said, as a share of what the word weighs. */
const UNSAID = { head: 0.6, either: 0.25, beside: 0.4, kind: 0.25, aside: 0.08 };
const USUAL = 0.06;
const FREE = 0.02;
const DEAR = 0.5;
/** What people leave out, as it goes without saying. */
const GOES_WITHOUT = new Set(
  `raw cooked fresh plain regular restaurant fast food fastfood home recipe homemade store prepared ready eat heat
   brewed purchased whole original commercial leaf`.split(/\s+/),
);
/** What nobody leaves out: it makes another food of it. */
const OTHER_FOOD = new Set(
  `dried dry dehydrated powder powdered concentrate candied pickled baby infant formula toddler junior strained
   !reconstituted imitation substitute meal`.split(/\s+/),
);

export const isHead = (place: IndexEntry["place"]): boolean => place === "head" || place === "either";

/** Reads the name of a food. It takes a while for thousands, so whoever has other work does it in between. */
export const surveyDraft = (food: ImportedFood, from: string, source: string): SurveyDraft => ({
  food,
  from,
  source,
  name: surveyName(food.name),
  portions: food.portions.flatMap(({ name }) => portionWords(name)),
});

/** Turns imported foods round, from words to foods. */
export function surveyIndex(drafts: readonly SurveyDraft[]): SurveyIndex {
  const counts = new Map<string, number>();
  for (const { name } of drafts)
    for (const { word } of name.words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.log(Math.max(drafts.length, 2));
  const weightOf = (marked: string): number => {
    const word = marked.replace("!", "");
    if (isModifier(word) || OTHER_FOOD.has(word)) return MODIFIER;
    if (isState(word)) return STATE;
    if (GOES_WITHOUT.has(word)) return EMPTY;
    if (isSoft(word)) return SOFT;
    if (isGeneral(word)) return GENERAL;
    return 1 - (1 - COMMON) * (Math.log(counts.get(word) ?? 1) / most);
  };
  const costOf = ({ word, place }: NameWord): number => {
    if (GOES_WITHOUT.has(word)) return FREE;
    return OTHER_FOOD.has(word) ? DEAR : UNSAID[place] * weightOf(word);
  };
  const byWord = new Map<string, IndexEntry[]>();
  const hold = (word: string, held: IndexEntry) => {
    const others = byWord.get(word);
    if (others) others.push(held);
    else byWord.set(word, [held]);
  };
  const foods = drafts.map(({ name, portions, ...draft }, at) => {
    let unsaid = name.usual ? -USUAL : 0;
    for (const each of name.words) {
      const cost = costOf(each);
      unsaid += cost;
      hold(each.word, { at, cost, place: each.place });
    }
    const words = name.words.map(({ word }) => word);
    for (const word of new Set(portions))
      if (!words.includes(word)) hold(word, { at, cost: 0, place: "portion" });
    const [head, ...more] = name.words.filter(({ place }) => isHead(place));
    return { ...draft, words, unsaid, kindCost: head && more.length === 0 ? costOf(head) : 0 };
  });
  return { foods, byWord, weightOf };
}
