import { match } from "../matching/match";
import type { Phrase } from "./phrase";

const FILLINGS = new Set(["meat", "fish", "dairy"]);
const CARRIERS = new Set(["biscuit", "bun"]);

/** "Sausage on a biscuit" and "chicken and rice baby food" are one food each. */
export const joinedNames = (phrases: readonly Phrase[]): Phrase[] => {
  const joined: Phrase[] = [];
  for (const phrase of phrases) {
    const last = joined.at(-1);
    if (last && isCarrier(phrase) && isFilling(last)) {
      joined[joined.length - 1] = named(last, [...last.words, ...phrase.words, "sandwich"]);
    } else if (
      phrase.words.at(-1) === BABY_FOOD &&
      (phrase.join === "list" || phrase.last) &&
      phrase.amount.count === undefined
    ) {
      const first = joined.findLastIndex(({ amount, join }) => amount.count !== undefined || join === "with");
      const run = joined.splice(Math.max(first, joined.length - LONGEST_LIST));
      const [host = phrase] = run;
      joined.push(named(host, [...run.flatMap(({ words }) => words), ...phrase.words]));
    } else joined.push(phrase);
  }
  return joined;
};

const BABY_FOOD = "babyfood";
const LONGEST_LIST = 3;

const named = (host: Phrase, words: string[]): Phrase => ({ ...host, words, exact: undefined });

const isCarrier = ({ on, words, amount }: Phrase): boolean =>
  on === true && CARRIERS.has(words.at(-1) ?? "") && !amount.stated && !amount.unit;

const isFilling = ({ words, join }: Phrase): boolean =>
  join === "list" && words.length <= 3 && FILLINGS.has(match({ words })?.food.group ?? "");
