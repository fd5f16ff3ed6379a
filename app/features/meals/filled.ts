import type { Food } from "~/features/foods/foods";
import { unitOfWord } from "~/features/foods/language/quantity";
import { isTelling } from "~/features/foods/language/words";
import { calledBy, foodIndex } from "~/features/foods/matching/food-index";
import { type Match, match } from "~/features/foods/matching/match";
import type { FnddsIndex } from "~/features/meals/fndds/fndds-index";
import { COMPLETE, wordsOfMatch } from "./dishes";
import type { Step } from "./match-foods";
import type { Phrase } from "./phrases";
import type { Amount } from "./read-amount";
import { unsaidTokens } from "./unsaid";

type Bread = { words: readonly string[]; slices?: number; groups: ReadonlySet<string> };

/** "Onion bagel" and "almond croissant" are kinds of them. */
const INSIDE = new Set(["meat", "fish", "dairy", "legumes"]);
const FILLING_WORDS = new Set(["egg", "avocado", "hummus", "falafel"]);
const ANY = new Set([...INSIDE, "vegetables", "fruit", "sauces", "dishes", "snacks", "nuts"]);
/** An avocado roll is sushi. */
const MEAT = new Set(["meat"]);
/** A lettuce wrap has no bread. */
const NO_BREAD = new Set(["lettuce", "rice", "nori", "seaweed", "protein"]);
const MOST_WORDS = 5;
const SLICES = 2;

const BREADS: Record<string, Bread> = {
  sandwich: { words: ["bread"], slices: SLICES, groups: ANY },
  toasty: { words: ["bread"], slices: SLICES, groups: ANY },
  wrap: { words: ["flour", "tortilla"], groups: ANY },
  panini: { words: ["ciabatta"], slices: SLICES, groups: ANY },
  bap: { words: ["breadroll"], groups: ANY },
  roll: { words: ["breadroll"], groups: MEAT },
  ciabatta: { words: ["ciabatta"], slices: SLICES, groups: INSIDE },
  focaccia: { words: ["focaccia"], slices: SLICES, groups: INSIDE },
  ...Object.fromEntries(
    ["bagel", "baguette", "croissant", "pita", "naan", "flatbread"].map((word) => [
      word,
      { words: [word], groups: INSIDE },
    ]),
  ),
};
const AROUND = new Set(["sandwich", "toasty", "wrap", "panini"]);
const SLICED = new Set(["toast", "muffin", "crumpet", "cake"]);

type Read = { steps: Step[]; phrases: Phrase[] };
type Named = { phrase: Phrase; match: Match };

/** Steps with the bread and the fillings of "a brisket sandwich" and "ham and brie on rye", of which no one food is all. */
export function withFilledBreads(
  steps: readonly Step[],
  phrases: readonly Phrase[],
  fndds: FnddsIndex | undefined,
): Read {
  const all: { step: Step; of: Phrase[] }[] = [];
  let i = 0;
  for (let k = 0; k < steps.length; ) {
    const step = steps[k] as Step;
    const { single, isUnsaid } = namedFrom(steps, k, phrases.slice(i), fndds);
    const filled = filledBread(single, step, isUnsaid);
    if (filled)
      for (const { match, phrase } of filled.parts)
        all.push({ step: { length: 1, matches: [match] }, of: [phrase] });
    else all.push({ step, of: phrases.slice(i, i + step.length) });
    i += filled?.length ?? step.length;
    k += 1 + (filled ? filled.length - step.length : 0);
  }
  return { steps: all.map(({ step }) => step), phrases: all.flatMap(({ of }) => of) };
}

/** The phrases from step `k` on that are read each alone, or those of one row that doesn't have all that they say. */
function namedFrom(
  steps: readonly Step[],
  k: number,
  phrases: readonly Phrase[],
  fndds: FnddsIndex | undefined,
): { single: readonly Phrase[]; isUnsaid: boolean } {
  const { length = 0, matches = [] } = steps[k] ?? {};
  if (length > 1 && unsaidTokens(phrases.slice(0, length), matches, fndds).length > 0)
    return { single: phrases.slice(0, length + 1), isUnsaid: true };
  const end = steps.slice(k).findIndex((step) => step.length !== 1);
  return { single: phrases.slice(0, end < 0 ? undefined : end), isUnsaid: false };
}

const breadOf = ({ words }: Phrase): Bread | undefined => BREADS[words.at(-1) ?? ""];

/** What is in the bread that the first of the `phrases` name, each read alone, and how many of them do. */
function filledBread(
  phrases: readonly Phrase[],
  step: Step,
  isUnsaid: boolean,
): { parts: Named[]; length: number } | undefined {
  const [first] = phrases;
  if (!first) return undefined;
  const inside = phrases.findIndex((phrase) => !isAlone(phrase));
  const fillings = phrases.slice(0, Math.max(inside, 0));
  const bread = phrases[inside];
  const listed = fillings.length > 0 && fillings.length <= MOST_FILLINGS && isInBread(foodOf(first.words));
  if (bread && listed && isLast(bread)) {
    const parts = partsOf(bread, fillings);
    if (parts) return onBread(parts, phrases, inside + 1);
  }
  if (isUnsaid) return undefined;
  if (bread && listed && fillings.length > 1 && slicedBread(bread)) {
    const parts = fillings.flatMap((phrase) => fillingIn(phrase));
    const [host] =
      partsOf({ ...bread, join: first.join, words: [...(parts[0]?.phrase.words ?? []), "sandwich"] }) ?? [];
    return host && onBread([host, ...parts], phrases, inside);
  }
  const rest = phrases.slice(1);
  const outside = rest.findIndex((phrase) => !isWithin(phrase));
  const within = outside < 0 ? rest : rest.slice(0, outside);
  const isBare = first.words.length === 1 && AROUND.has(first.words[0] ?? "") && within[0]?.join === "with";
  const isOne = !isMeasured(first) && step.matches[0]?.food.group === "sandwiches";
  const parts =
    isBare && isOne ? partsOf(first, within) : partsOf(isFilledUnsaid(first, step) ? first : undefined);
  return parts && onBread(parts, phrases, isBare ? 1 + within.length : 1);
}
const MOST_FILLINGS = 3;

/** The parts with the rye bread that they are on, where the next phrase says so. */
function onBread(parts: Named[], phrases: readonly Phrase[], length: number) {
  const [host, ...fillings] = parts;
  const next = phrases[length];
  const sliced = next && slicedBread(next);
  if (!host || !next || !sliced) return { parts, length };
  const phrase = { ...host.phrase, words: next.words, tokens: next.tokens };
  return { parts: [{ match: sliced, phrase }, ...fillings], length: length + 1 };
}

/** The bread of "on rye" and "on white bread": not toast, of which one slice is eaten. */
function slicedBread({ on, words, amount, exact }: Phrase): Match | undefined {
  if (!on || amount.stated || amount.unit || words.some((word) => SLICED.has(word))) return undefined;
  const found = match({ words });
  const food = exact?.food ?? found?.food;
  return food?.group === "bread" && food.portions.has("slice") ? found : undefined;
}

const isMeasured = ({ amount: { count = 1, stated, unit, size } }: Phrase): boolean =>
  (stated && count !== 1) || Boolean(unit ?? size);

const isAlone = (phrase: Phrase): boolean =>
  ["list", "aside"].includes(phrase.join) &&
  phrase.after === undefined &&
  !phrase.amount.stated &&
  !phrase.amount.plural &&
  !isMeasured(phrase) &&
  ANY.has(foodOf(phrase.words)?.group ?? "");

const isWithin = (phrase: Phrase): boolean =>
  (phrase.join === "with" || phrase.after === "with") &&
  phrase.join !== "without" &&
  !phrase.amount.stated &&
  phrase.amount.count === undefined &&
  !phrase.amount.unit &&
  ANY.has(foodOf(phrase.words)?.group ?? "");

const foodOf = (words: readonly string[]): Food | undefined =>
  foodIndex().bySpelling.get(words.join(" "))?.food;

/** Of "fruit and ham sandwich" and "yogurt and a cheese roll" the first is eaten for itself. */
const isInBread = (food: Food | undefined): boolean =>
  food !== undefined &&
  (INSIDE.has(food.group) ||
    food.group === "vegetables" ||
    food.portions.has("tbsp") ||
    /avocado|egg/i.test(food.name)) &&
  !(food.group === "dairy" && food.portions.has("container")) &&
  !food.portions.has("glass");

/** The bread that ends a list of what is in it: "bacon, egg and cheese croissant", not "an egg and a cheese croissant". */
const isLast = (phrase: Phrase): boolean =>
  (phrase.join === "list" || phrase.last === true) &&
  !phrase.apart &&
  phrase.words.length > 1 &&
  phrase.amount.count === undefined &&
  !isMeasured(phrase) &&
  breadOf(phrase) !== undefined;

/** Whether the one row that was `found` lacks what is in the bread, or the bread. */
function isFilledUnsaid(phrase: Phrase, { matches: [found, ...others], length }: Step): boolean {
  const { words, amount, join } = phrase;
  if (!found || others.length > 0 || length > 1 || !breadOf(phrase)) return false;
  if (amount.unit || amount.calories || join === "without") return false;
  const inFound = wordsOfMatch(found);
  const naming = words.filter(isTelling);
  return naming.length > 1 && naming.length <= MOST_WORDS && !naming.every((word) => inFound.has(word));
}

function partsOf(phrase: Phrase | undefined, others: readonly Phrase[] = []): Named[] | undefined {
  if (!phrase) return undefined;
  const { words, amount, tokens } = phrase;
  const bread = breadOf(phrase);
  const kind = [words.at(-2) ?? "", "bread"];
  const isNamed = !ANY.has(foodOf(kind.slice(0, 1))?.group ?? "");
  const isKind = bread?.words.join() === "bread" && isNamed && foodOf(kind)?.group === "bread";
  const host = bread && match({ words: isKind ? kind : bread.words });
  const groups = others.length > 0 ? ANY : bread?.groups;
  const named = words.slice(0, isKind ? -2 : -1);
  const own = groups && (named.length > 0 || others.length === 0) ? fillingsOf(named, groups) : [];
  if (others.length === 0 && named.some((word) => NO_BREAD.has(word))) return undefined;
  if (!host || !own) return undefined;
  const { count = 1 } = amount;
  const servings = count === 1 ? NONE : { count, unit: unitOfWord("serving"), stated: true };
  const slices = bread.slices && { ...servings, count: count * bread.slices, unit: unitOfWord("slice") };
  const join = others[0] && others[0].join !== "with" ? others[0].join : phrase.join;
  const tokensOf = (said: readonly string[]) => tokens.filter(({ norm }) => said.includes(norm));
  return [
    {
      match: host,
      phrase: {
        ...phrase,
        join,
        tokens: tokens.slice(-1),
        words: [...bread.words],
        amount: slices || servings,
      },
    },
    ...others.flatMap((other) => fillingIn(other)),
    ...own.map(({ filling, said }) => ({
      match: filling,
      phrase: inBread({ ...phrase, tokens: tokensOf(said), words: said, amount: servings }, filling.food),
    })),
  ];
}
const NONE: Amount = { stated: false };

const fillingIn = (phrase: Phrase): Named[] => {
  const found = match({ words: phrase.words });
  return found ? [{ match: found, phrase: inBread({ ...phrase, amount: NONE }, found.food) }] : [];
};

function inBread(phrase: Phrase, { group, portions }: Food): Phrase {
  const usual = portions.get("with bread") ?? portions.get("with");
  const isSpread = portions.has("tbsp") && !portions.has("slice") && group !== "nuts";
  const amount =
    usual && isSpread && !phrase.amount.stated
      ? { ...phrase.amount, portions: new Map([["with bread", usual / SLICES]]) }
      : phrase.amount;
  return { ...phrase, join: "with", amount, apart: false };
}

type Filling = { filling: Match; said: string[] };

/** The fewest foods that the words name: one of "chicken tikka", two of "chicken avocado". */
function fillingsOf(words: string[], groups: ReadonlySet<string>): Filling[] | undefined {
  for (let end = words.length; end > 0; end -= 1) {
    const said = words.slice(0, end);
    const exact = foodIndex().bySpelling.get(said.join(" "));
    const found = match({ words: said });
    const filling = found && { ...found, called: exact && calledBy(exact) };
    if (!filling || !isFilling(filling, said, groups)) continue;
    const others = end < words.length ? fillingsOf(words.slice(end), groups) : [];
    if (others) return [{ filling, said }, ...others];
  }
  return undefined;
}

function isFilling(
  { food, complete, nameWords }: Match,
  said: readonly string[],
  groups: ReadonlySet<string>,
): boolean {
  const naming = said.filter(isTelling);
  if (!complete || naming.length === 0 || food.group === "sandwiches") return false;
  if (naming.some((word) => !nameWords.includes(word))) return false;
  return groups.has(food.group) || (groups === INSIDE && naming.some((word) => FILLING_WORDS.has(word)));
}

/** Steps of "chicken and leek pasta" as of "pasta with chicken and leek", where no row has both. */
export function withFilledDishes(
  steps: readonly Step[],
  phrases: readonly Phrase[],
  fndds: FnddsIndex | undefined,
  read: (phrases: readonly Phrase[]) => Step[],
): Read {
  const all: { steps: Step[]; of: Phrase[] }[] = [];
  let i = 0;
  for (let k = 0; k < steps.length; ) {
    const step = steps[k] as Step;
    const { single, isUnsaid } = namedFrom(steps, k, phrases.slice(i), fndds);
    const at = single.findIndex((phrase) => !isAlone(phrase));
    const dish = at > 0 && at <= MOST_FILLINGS ? single[at] : undefined;
    const { matches = [] } = steps[k + at] ?? {};
    const isMissed =
      isUnsaid || matches.length === 0 || (dish && unsaidTokens([dish], matches, fndds).length > 0);
    const named = isMissed && dish ? dishWith(dish, single.slice(0, at)) : undefined;
    all.push(
      named ? { steps: read(named), of: named } : { steps: [step], of: phrases.slice(i, i + step.length) },
    );
    i += named ? at + 1 : step.length;
    k += 1 + (named ? at + 1 - step.length : 0);
  }
  return { steps: all.flatMap((part) => part.steps), phrases: all.flatMap(({ of }) => of) };
}

function dishWith(phrase: Phrase, fillings: readonly Phrase[]): Phrase[] | undefined {
  const { words, tokens, amount, join, last, apart } = phrase;
  if (apart || !(join === "list" || last) || amount.count !== undefined || isMeasured(phrase))
    return undefined;
  const namesOf = (said: readonly string[]) => foodIndex().bySpelling.get(said.join(" "));
  const start = words.findIndex((_, at) => at > 0 && isDish(words.slice(at)) && namesOf(words.slice(0, at)));
  const [first, ...others] = fillings;
  if (start < 0 || !first) return undefined;
  const part = (said: string[]): Phrase => ({
    ...phrase,
    words: said,
    tokens: tokens.filter(({ norm }) => said.includes(norm)),
    exact: namesOf(said),
    amount: NONE,
  });
  const inside = { join: "list" as const, after: "with" as const, last: undefined };
  return [
    { ...part(words.slice(start)), join: first.join, last: undefined },
    { ...first, join: "with" },
    ...others.map((other) => ({ ...other, ...inside })),
    { ...part(words.slice(0, start)), ...inside },
  ];
}

const isDish = (words: readonly string[]): boolean => {
  const found = match({ words });
  return found?.complete === true && (COMPLETE.has(found.food.group) || OF_PARTS.has(words.at(-1) ?? ""));
};
const OF_PARTS = new Set("pasta noodle salad omelette omelet frittata quiche pie risotto smoothy".split(" "));
