import { isGeneral } from "~/features/foods/language/general-words";
import { isModifier, isState } from "~/features/foods/language/modifiers";
import { isSoft } from "~/features/foods/language/soft-words";
import type { SurveyDraft } from "./survey-index";
import type { NameWord } from "./survey-name";

const MODIFIER = 0.9;
const STATE = 0.5;
const GENERAL = 0.3;
const SOFT = 0.35;
const EMPTY = 0.15;
const COMMON = 0.5;
/** The cost of a name's word that was not said, as a share of its weight. */
const UNSAID = { brand: 1, head: 0.6, either: 0.25, alternative: 0.1, beside: 0.4, kind: 0.25, aside: 0.08 };
const FREE = 0.02;
const DEAR = 0.5;
const IMPLIED = new Set(
  `raw cooked fresh plain regular restaurant fast food fastfood homemade store prepared ready eat heat
   brewed purchased whole medium original commercial leaf caffeine containing stage stage1 stage2 stage3`.split(
    /\s+/,
  ),
);
const OTHER_FOOD = new Set(
  `dried dry dehydrated powder powdered concentrate candied pickled baby infant formula toddler junior strained
   !reconstituted imitation substitute meal`.split(/\s+/),
);

/** How much each word of a query tells, and what a word of a name costs when it is not said. */
export function surveyWeights(drafts: readonly SurveyDraft[]) {
  const counts = new Map<string, number>();
  for (const { name } of drafts)
    for (const { word } of name.words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.log(Math.max(drafts.length, 2));
  const weightOf = (marked: string): number => {
    const word = marked.replace("!", "");
    if (isModifier(word) || OTHER_FOOD.has(word)) return MODIFIER;
    if (isState(word)) return STATE;
    if (IMPLIED.has(word)) return EMPTY;
    if (isSoft(word)) return SOFT;
    if (isGeneral(word)) return GENERAL;
    return 1 - (1 - COMMON) * (Math.log(counts.get(word) ?? 1) / most);
  };
  const costOf = ({ word, place }: NameWord): number => {
    if (IMPLIED.has(word) || (word === "water" && place === "kind")) return FREE;
    if (word === "!cheese") return UNSAID.kind * weightOf(word);
    return OTHER_FOOD.has(word) ? DEAR : UNSAID[place] * weightOf(word);
  };
  return { weightOf, costOf };
}
