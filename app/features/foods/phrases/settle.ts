import { isChatter } from "../language/chatter";
import { isModifier } from "../language/modifiers";
import { isSoft } from "../language/soft-words";
import type { Phrase } from "./phrase";

/** "With cream filling" tells what kind it is; nothing is eaten beside it. */
const KINDS = new Set("filling flavor flavoring coating topping crust shell center".split(" "));

/** No word of it could name a food. */
export const isBare = ({ words, emoji, exact }: Phrase): boolean =>
  emoji.length === 0 &&
  !exact &&
  words.every((word) => isSoft(word) || isChatter(word) || isModifier(word) || word.length < 2);

/**
 * Gives every amount and description that stands alone the food it is about: "popcorn, about 3 cups", "a soup,
 * which is 250 g", "1 cup cooked, diced chicken". What is made of several things stays made of them all.
 */
export const settle = (phrases: Phrase[]): Phrase[] => {
  const kept: Phrase[] = [];
  let waiting: Phrase | undefined;
  for (const phrase of phrases) {
    const last = kept.at(-1);
    const main = kept.findLast(({ join }) => join === "list" || join === "aside") ?? last;
    if (!isBare(phrase)) {
      kept.push(placed(phrase, last, waiting));
      waiting = undefined;
    } else if (last && main && ["aside", "about", "with"].includes(phrase.join)) {
      saidOf(phrase.join === "aside" && last.join !== "made" ? last : main, phrase);
    } else if (main && phrase.join === "list" && phrase.words.length === 0) tell(main, phrase);
    else waiting = phrase;
  }
  return kept;
};

const placed = (phrase: Phrase, last: Phrase | undefined, waiting: Phrase | undefined): Phrase => {
  const listed = phrase.join === "list" || phrase.join === "aside";
  const { count, size, unit, said } = phrase.amount;
  if (waiting && phrase.join === "aside" && !said) {
    const words = [...waiting.words, ...phrase.words];
    return {
      ...phrase,
      join: waiting.join,
      amount: { ...phrase.amount, ...waiting.amount },
      words,
      exact: undefined,
    };
  }
  if (count !== undefined || size || unit) return phrase;
  if (phrase.join === "with" && KINDS.has(phrase.words.at(-1) ?? "")) return { ...phrase, join: "made" };
  if (listed && last?.join === "made") return { ...phrase, join: "made" };
  if (listed && (last?.join === "with" || last?.after === "with"))
    return { ...phrase, after: "with", mixed: last.mixed };
  return phrase;
};

const saidOf = (host: Phrase, phrase: Phrase): void => {
  tell(host, phrase);
  if (phrase.words.length === 0) return;
  host.words = [...phrase.words, ...host.words];
  host.exact = undefined;
};

/** The weight of one, when how many was already said; the amount itself when nothing was. */
const tell = (host: Phrase, { amount }: Phrase): void => {
  const weight = amount.unit?.grams ?? amount.unit?.ml;
  if (!amount.said && !amount.unit && !amount.size) return;
  if (host.amount.unit?.grams !== undefined || host.amount.each) return;
  if (host.amount.count === undefined || !host.amount.said) host.amount = { ...host.amount, ...amount };
  else if (amount.unit && weight !== undefined) {
    host.amount = { ...host.amount, each: { count: amount.count ?? 1, unit: amount.unit } };
  }
};
