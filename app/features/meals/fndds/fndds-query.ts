import { compoundPartsOf } from "~/features/foods/language/compounds";
import { isFiller, isGeneral, isModifier, isSoft } from "~/features/foods/language/words";
import { closestWord } from "~/features/foods/matching/closest-word";
import { foodIndex } from "~/features/foods/matching/food-index";
import type { Phrase } from "~/features/meals/phrases";
import type { Amount } from "~/features/meals/read-amount";
import type { FnddsIndex } from "./fndds-index";
import { isHead, isLink } from "./fndds-name";

/** The words that name a food, by weight, and those for what it was eaten without and with. */
export type FnddsQuery = {
  words: ReadonlyMap<string, number>;
  repeated: readonly string[];
  head: string | undefined;
  excluded: readonly string[];
  companions: readonly string[];
  measure: string | undefined;
};

/** More words are a list without joining words. */
export const MAX_WORDS = 24;

export function fnddsQuery(
  run: readonly Phrase[],
  rest: readonly Phrase[],
  { entriesOf, weightOf }: FnddsIndex,
): FnddsQuery {
  const words = new Map<string, number>();
  const repeated: string[] = [];
  let head: string | undefined;
  for (const [i, phrase] of run.entries()) {
    for (const typed of phrase.words.slice(0, MAX_WORDS)) {
      const known = entriesOf(typed) !== undefined || foodIndex().byWord.has(typed) || isSoft(typed);
      if (!known && isFiller(typed)) continue;
      const word = known ? typed : (closestWord(typed) ?? typed);
      const isNamed = entriesOf(word)?.some(({ place }) => isHead(place));
      const isDish = foodIndex().byWord.get(word)?.[0]?.food.group === "dishes";
      const named = !isNamed && isDish ? compoundPartsOf(word).filter((part) => !isLink(part)) : [word];
      for (const part of named) {
        if (words.has(part) && i > 0) repeated.push(part);
        words.set(part, weightOf(part));
      }
      const [main = word] = named;
      if (i === 0 && !isSoft(main) && !isGeneral(main) && !isModifier(main)) head = main;
    }
  }
  const excluded: string[] = [];
  const companions: string[] = [];
  for (const phrase of rest) {
    if (phrase.join === "without") {
      const naming = phrase.words.filter((word) => !isSoft(word));
      excluded.push(...(naming.length > 0 ? naming : phrase.words));
    } else if (phrase.after === undefined && isOther(phrase)) break;
    else companions.push(...phrase.words);
  }
  return { words, repeated, head, excluded, companions, measure: measureOf(run[0]?.amount) };
}

const measureOf = ({ unit, size }: Partial<Amount> = {}): string | undefined =>
  unit?.grams === undefined ? [size?.name, unit?.name].filter(Boolean).join(" ") || undefined : undefined;

const isOther = ({ join, amount: { count, unit, size } }: Phrase): boolean =>
  join === "list" || (join === "aside" && (count !== undefined || unit !== undefined || size !== undefined));
