import type { Food } from "~/features/foods/food";
import { isGeneral } from "~/features/foods/language/general-words";
import { isSoft } from "~/features/foods/language/soft-words";
import { unitOf } from "~/features/foods/language/units";
import { isHead, type SurveyFood, type SurveyIndex } from "./survey-index";

/** The words that name a food, with how much each says, and those for what was left out. */
export type Said = {
  words: ReadonlyMap<string, number>;
  head: string | undefined;
  lacking: readonly string[];
  /** Words for what it was eaten with. */
  beside: readonly string[];
};

/** `worth` is what was said and is in the name, less what is in the name and was not said. */
export type Rated = { generic: SurveyFood; worth: number; met: ReadonlySet<string> };

const OTHER_HEAD = 0.4;
const WRONG_HEAD = 0.3;
const CONTRARY = 0.7;
const LACKING = 0.25;
const ALIKE = 0.25;
/** A word of its portions is as good as one of its name when it is a measure: the stick of "cheese stick". */
const PORTION = { measure: 0.9, word: 0.5 };

/** The imported food whose name tells most of what was said and least of what was not. */
export function closest(said: Said, { foods, byWord }: SurveyIndex, known?: Food): Rated | undefined {
  const worth = new Map<number, number>();
  const headed = new Set<number>();
  const aside = new Set<number>();
  const rightly = new Set<number>();
  const isTelling = (word: string) => !isSoft(word) && !isGeneral(word);
  const words = [...said.words];
  const telling = words.filter(([word]) => isTelling(word));
  for (const [word, weight] of telling.length > 0 ? telling : words) {
    for (const { at, cost, place } of byWord.get(word) ?? []) {
      const known = worth.get(at);
      if (place === "portion") {
        if (known !== undefined)
          worth.set(at, known + weight * (unitOf(word) ? PORTION.measure : PORTION.word));
      } else {
        worth.set(at, (known ?? -(foods[at]?.unsaid ?? 0)) + weight + cost);
        if (isHead(place)) headed.add(at);
        if (place === "aside") aside.add(at);
      }
      if (word === said.head && (isHead(place) || place === "portion")) rightly.add(at);
    }
  }
  const change = (word: string, by: (cost: number) => number) => {
    for (const { at, cost, place } of byWord.get(word) ?? []) {
      const known = worth.get(at);
      if (known !== undefined) worth.set(at, known + by(place === "portion" ? 0 : cost));
    }
  };
  for (const [word, weight] of words) {
    if (telling.length > 0 && !isTelling(word)) change(word, (cost) => weight + cost);
    change(`!${word}`, () => -CONTRARY * weight);
  }
  for (const word of said.lacking) {
    change(`!${word}`, (cost) => LACKING + cost);
    change(word, () => -CONTRARY);
  }
  for (const word of said.beside) change(`!${word}`, () => -CONTRARY);
  let best: { at: number; worth: number } | undefined;
  for (const [at, sum] of worth) {
    const generic = foods[at] as SurveyFood;
    let rated = sum;
    // "Soft drink, cola" is what the table calls cola.
    if (!headed.has(at) && !aside.has(at) && generic.kindCost > 0 && known && isAlike(generic, known))
      rated += generic.kindCost;
    else {
      if (!headed.has(at)) rated -= OTHER_HEAD;
      if (said.head && !rightly.has(at)) rated -= WRONG_HEAD;
    }
    if (!best || rated > best.worth) best = { at, worth: rated };
  }
  const generic = best && foods[best.at];
  if (!best || !generic) return undefined;
  const met = new Set(words.map(([word]) => word).filter((word) => generic.words.includes(word)));
  for (const [word] of words)
    if (byWord.get(word)?.some(({ at, place }) => at === best.at && place === "portion")) met.add(word);
  return { generic, worth: best.worth, met };
}

/** By their figures they may be the same food. */
const isAlike = ({ food: { per100 } }: SurveyFood, known: Food): boolean =>
  Math.abs(per100.calories - known.per100.calories) <= 10 + ALIKE * known.per100.calories &&
  Math.abs(per100.carbs - known.per100.carbs) <= 3 + ALIKE * known.per100.carbs;
