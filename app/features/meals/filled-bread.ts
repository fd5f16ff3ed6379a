import { unitOfWord } from "~/features/foods/language/quantity";
import { calledBy, foodIndex } from "~/features/foods/matching/food-index";
import { type Match, match } from "~/features/foods/matching/match";
import { isTelling, wordsOfMatch } from "./dishes";
import type { Step } from "./match-foods";
import type { Phrase } from "./phrases";
import type { Amount } from "./read-amount";

type Bread = { words: string[]; slices?: number; groups: ReadonlySet<string> };

/** "Onion bagel" and "almond croissant" are kinds of them. */
const INSIDE = new Set(["meat", "fish", "dairy", "legumes"]);
const FILLING_WORDS = new Set(["egg", "avocado", "hummus", "falafel"]);
const ANY = new Set([...INSIDE, "vegetables", "fruit", "sauces", "dishes", "snacks", "nuts"]);
/** An avocado roll is sushi. */
const MEAT = new Set(["meat"]);
/** A lettuce wrap has no bread. */
const NO_BREAD = new Set(["lettuce", "rice", "nori", "seaweed", "protein"]);
const MOST_WORDS = 5;

const BREADS: Record<string, Bread> = {
  sandwich: { words: ["bread"], slices: 2, groups: ANY },
  toasty: { words: ["bread"], slices: 2, groups: ANY },
  wrap: { words: ["flour", "tortilla"], groups: ANY },
  panini: { words: ["ciabatta"], slices: 2, groups: ANY },
  bap: { words: ["breadroll"], groups: ANY },
  roll: { words: ["breadroll"], groups: MEAT },
  ciabatta: { words: ["ciabatta"], slices: 2, groups: INSIDE },
  focaccia: { words: ["focaccia"], slices: 2, groups: INSIDE },
  ...Object.fromEntries(
    ["bagel", "baguette", "croissant", "pita", "naan", "flatbread"].map((word) => [
      word,
      { words: [word], groups: INSIDE },
    ]),
  ),
};

type Named = { phrase: Phrase; match: Match };

/** Steps with the bread and the fillings of "a brisket sandwich", of which one food was found. */
export function withFilledBreads(
  steps: readonly Step[],
  phrases: readonly Phrase[],
): { steps: Step[]; phrases: Phrase[] } {
  const all: { step: Step; of: Phrase[] }[] = [];
  let i = 0;
  for (const step of steps) {
    const phrase = phrases[i];
    const parts = phrase && filledBread(phrase, step);
    if (parts)
      for (const part of parts) all.push({ step: { length: 1, matches: [part.match] }, of: [part.phrase] });
    else all.push({ step, of: phrases.slice(i, i + step.length) });
    i += step.length;
  }
  return { steps: all.map(({ step }) => step), phrases: all.flatMap(({ of }) => of) };
}

function filledBread(phrase: Phrase, { matches: [found, ...others], length }: Step): Named[] | undefined {
  const { words, amount, join, tokens } = phrase;
  const bread = BREADS[words.at(-1) ?? ""];
  if (
    !found ||
    others.length > 0 ||
    length > 1 ||
    !bread ||
    amount.unit ||
    amount.calories ||
    join === "without"
  )
    return undefined;
  const inFound = wordsOfMatch(found);
  const naming = words.filter(isTelling);
  if (naming.length < 2 || naming.length > MOST_WORDS || naming.every((word) => inFound.has(word)))
    return undefined;
  const fillings = fillingsOf(words.slice(0, -1), bread);
  const host = match({ words: bread.words });
  if (!fillings || !host) return undefined;
  const { count = 1 } = amount;
  const servings = count === 1 ? NONE : { count, unit: unitOfWord("serving"), stated: true };
  const slices = bread.slices && { ...servings, count: count * bread.slices, unit: unitOfWord("slice") };
  const tokensOf = (said: readonly string[]) => tokens.filter(({ norm }) => said.includes(norm));
  return [
    {
      match: host,
      phrase: { ...phrase, tokens: tokens.slice(-1), words: bread.words, amount: slices || servings },
    },
    ...fillings.map(({ filling, said }) => ({
      match: filling,
      phrase: { ...phrase, join: "with" as const, tokens: tokensOf(said), words: said, amount: servings },
    })),
  ];
}
const NONE: Amount = { stated: false };

type Filling = { filling: Match; said: string[] };

/** The fewest foods that the words name: one of "chicken tikka", two of "chicken avocado". */
function fillingsOf(words: string[], bread: Bread): Filling[] | undefined {
  for (let end = words.length; end > 0; end -= 1) {
    const said = words.slice(0, end);
    const exact = foodIndex().bySpelling.get(said.join(" "));
    const found = match({ words: said });
    const filling = found && { ...found, called: exact && calledBy(exact) };
    if (!filling || !isFilling(filling, said, bread)) continue;
    const others = end < words.length ? fillingsOf(words.slice(end), bread) : [];
    if (others) return [{ filling, said }, ...others];
  }
  return undefined;
}

function isFilling(
  { food, complete, nameWords }: Match,
  said: readonly string[],
  { groups }: Bread,
): boolean {
  const naming = said.filter(isTelling);
  if (!complete || naming.length === 0) return false;
  if (naming.some((word) => NO_BREAD.has(word) || !nameWords.includes(word))) return false;
  return groups.has(food.group) || (groups === INSIDE && naming.some((word) => FILLING_WORDS.has(word)));
}
