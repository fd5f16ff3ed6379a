import { isChatter } from "./language/chatter";
import { isModifier } from "./language/modifiers";
import { isSoft } from "./language/soft-words";
import type { Phrase } from "./phrase";

/** No word of it could name a food. */
export const isBare = ({ words, emoji }: Phrase): boolean =>
  emoji.length === 0 &&
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
    const told = phrase.amount.said || phrase.amount.unit !== undefined;
    if (isBare(phrase) && last && main && ["aside", "about", "with"].includes(phrase.join)) {
      const host = phrase.join === "aside" ? last : main;
      if (told && !host.amount.said) tell(host, phrase);
      else if (told && phrase.amount.unit) tell(host, phrase);
      host.words = [...phrase.words, ...host.words];
    } else if (isBare(phrase) && main && phrase.join === "list" && phrase.words.length === 0) {
      if (phrase.amount.unit) tell(main, phrase);
    } else if (isBare(phrase)) waiting = phrase;
    else {
      if (waiting && phrase.join === "aside" && !phrase.amount.said) {
        phrase.amount = { ...phrase.amount, ...waiting.amount };
        phrase.words = [...waiting.words, ...phrase.words];
        phrase.join = waiting.join;
      }
      const before = last?.join === "made" && phrase.amount.count === undefined;
      if (before && (phrase.join === "list" || phrase.join === "aside")) phrase.join = "made";
      if (phrase.join === "list" || phrase.join === "aside")
        phrase.after = last?.join === "with" ? "with" : last?.after;
      if (phrase.amount.count !== undefined) phrase.after = undefined;
      waiting = undefined;
      kept.push(phrase);
    }
  }
  return kept;
};

/** The weight of one, when how many was already said; the amount itself otherwise. */
const tell = (host: Phrase, { amount }: Phrase): void => {
  if (
    host.amount.said &&
    amount.unit &&
    !host.amount.each &&
    (amount.unit.grams ?? amount.unit.ml) !== undefined
  ) {
    host.amount = { ...host.amount, each: { count: amount.count ?? 1, unit: amount.unit } };
  } else host.amount = { ...host.amount, ...amount };
};
