import { isShape, sizeOf, unitOfWord } from "~/features/foods/language/quantity";
import { numberOfWord, type Token } from "~/features/foods/language/token";
import { compoundOf, isChatter, isModifier, isSoft } from "~/features/foods/language/words";
import { type FoodName, foodIndex } from "~/features/foods/matching/food-index";
import { match } from "~/features/foods/matching/match";
import { asAmounts } from "./meal-words";
import { drinkUnsaid } from "./meant";
import { isOfDish, isPreparation } from "./preparation";
import { type Amount, type Part, percentFirst, readAmount, withLater } from "./read-amount";
import { isPizzaUnsaid } from "./stated/brand-meals";

/** A part with its amount read; the `words` that are left name the food. */
export type Phrase = Part & {
  /** The start of the list it is in: "with" for the tomato of "with lettuce and tomato". */
  after?: Part["join"];
  inside?: boolean;
  /** How it was said, of the mango of "made with milk and mango". */
  listed?: Part["join"];
  /** The food whose name the part ends with, exactly. */
  exact?: FoodName;
  amount: Amount;
  words: string[];
  hints: readonly string[];
  emoji: string[];
};

const CAN_HINTS = ["canned"];

const SLICE_EMOJI = new Set(["🍕", "🍉", "🍰"]);

const BEING = ["is", "was", "are", "were", "weigh", "weighed", "weighing"];

const LITTLE_WORDS = new Set(["a", "an", "of", "the", "or", "to", "than", "other", "one", ...BEING]);

export const phraseOf = ({ tokens: said, ...part }: Part): Phrase => {
  const tokens = asAmounts(said, part.join);
  const { start, name } = nameAtEnd(tokens, part.join !== "aside");
  const { amount, rest: described } = readAmount(tokens.slice(0, start));
  const rest = [...described, ...tokens.slice(start)].filter(
    ({ kind }) => kind === "word" || kind === "number",
  );
  const words = percentFirst(
    rest.filter(({ kind, norm }) => kind === "word" && !LITTLE_WORDS.has(norm)).map(({ norm }) => norm),
  );
  // "With two small patties" says what the burger is.
  if (words.length === 0 && part.join !== "list" && amount.unit?.name === "patty") {
    words.push(amount.unit.name);
    amount.unit = undefined;
  }
  if (
    words.filter((word) => word !== "whole").join() === "chicken" &&
    !amount.unit &&
    (amount.whole || (amount.stated && (amount.count ?? 1) < 1))
  )
    words.unshift("roasted");
  if (amount.size?.name === "footlong" && !words.some((word) => LONG.has(word))) words.push("sub");
  words.push(...drinkUnsaid(words, amount, part.join === "with"));
  if (isPizzaUnsaid(words)) words.push("pizza");
  const emoji = tokens.filter(({ kind }) => kind === "emoji").map(({ norm }) => norm);
  if (amount.stated && !amount.unit && words.length > 1)
    amount.countedWord = isShape(words.at(-1) ?? "") ? words.at(-1) : words[0];
  if (words.length === 0 && SLICE_EMOJI.has(emoji[0] ?? "")) amount.countedWord = "slice";
  const last = rest.findLast(({ norm }) => !isSoft(norm) && !isModifier(norm)) ?? rest.at(-1);
  if (words.length > 1) amount.countedName = last?.norm;
  if (last && !last.plural && !PLURALS.has(last.norm)) amount.singular = last.norm;
  if (last?.plural && !(last.named || amount.stated || amount.unit)) amount.count = undefined;
  amount.plural = amount.count === undefined && last?.plural === true;
  return {
    ...part,
    exact: described.length === 0 ? name : undefined,
    tokens,
    amount,
    words,
    hints: amount.unit?.name === "can" ? CAN_HINTS : [],
    emoji,
  };
};

const PLURALS = new Set(
  "shrimp fry ravioli tortellini tortelloni gnocchi agnolotti pierogi musketeer mound twist".split(" "),
);

const LONG = new Set("sub sandwich baguette hotdog dog frankfurter sausage".split(" "));

const LONGEST_NAME = 6;

/** The food's name that a part ends with: the cup of "2 peanut butter cups" and the pot of "pot roast" are no measures. */
const nameAtEnd = (tokens: readonly Token[], isOwnFood: boolean): { start: number; name?: FoodName } => {
  for (let start = Math.max(0, tokens.length - LONGEST_NAME); start < tokens.length; start += 1) {
    if (start > 0 && start === tokens.length - 1 && !(isOwnFood && isCounted(tokens))) break;
    const words = tokens.slice(start).filter(({ kind }) => kind !== "mark");
    if (words.some(({ kind }) => kind !== "word")) continue;
    const name = foodIndex().bySpelling.get(words.map(({ norm }) => norm).join(" "));
    if (name) return { start, name };
  }
  return { start: tokens.length };
};

/** "2 rolls" and "one medium roll" are foods; the roll of "sushi, 2 rolls" is a measure. */
const isCounted = (tokens: readonly Token[]): boolean =>
  tokens.slice(0, -1).every(({ kind, norm }) => kind === "number" || numberOfWord(norm) || sizeOf(norm)) &&
  unitOfWord(tokens.at(-1)?.norm ?? "") !== undefined;

const CARRIERS = new Set("bun bread roll bagel muffin tortilla toast crust".split(" "));
const KINDS = new Set("filling flavor flavoring coating topping crust shell center".split(" "));

export const isBare = ({ words, emoji, exact, join }: Phrase): boolean =>
  emoji.length === 0 &&
  (!exact || (join === "aside" && words.every(isModifier))) &&
  words.every(
    (word) => isSoft(word) || isChatter(word) || isModifier(word) || word.length < 2 || word.endsWith("%"),
  );

/**
 * Attaches bare amounts and descriptions to the food they are about: "popcorn, about 3 cups", "a soup, which is 250 g",
 * "1 cup cooked, diced chicken".
 */
export const attachAmounts = (phrases: Phrase[]): Phrase[] => {
  const attached: Phrase[] = [];
  let waiting: Phrase | undefined;
  for (const phrase of phrases) {
    const last = attached.at(-1);
    const main = attached.findLast(isMain) ?? last;
    const weighed = weighedLater(phrase, attached);
    if (phrase.join !== "aside" || isBare(phrase)) waiting = describedBy(waiting, last);
    if (weighed) addAmount(weighed, phrase);
    else if (isSaidAgain(phrase, attached)) continue;
    else if (!isBare(phrase) || isDenial(phrase)) {
      attached.push(inContext(phrase, last, waiting));
      waiting = undefined;
    } else if (last && main && isDescription(phrase)) {
      addDescription(describes(phrase, last, main) ? last : main, phrase);
    } else if (main && phrase.join === "list" && phrase.words.length === 0) addAmount(main, phrase);
    else waiting = phrase;
  }
  describedBy(waiting, attached.at(-1));
  return attached;
};

const isDescription = ({ join, amount: { count, unit } }: Phrase): boolean =>
  ["aside", "about", "with"].includes(join) || (join === "made" && count === undefined && !unit);

/** "A chicken breast that is baked and coated"; gives what still waits for its food. */
const describedBy = (waiting: Phrase | undefined, last: Phrase | undefined): Phrase | undefined => {
  if (waiting?.join !== "list" || !last) return waiting;
  if (waiting.amount.count === undefined) addDescription(last, waiting);
  return undefined;
};

const isDenial = ({ join, words }: Phrase): boolean => join === "without" && words.length > 0;

export const isMain = ({ join, after }: Phrase): boolean =>
  (join === "list" || join === "aside") && after === undefined;

/** The "350 g" of "soup with noodles that weighs 350 g" is the soup's; a part with a number of its own takes it. */
const describes = ({ join, words, amount, bracketed }: Phrase, last: Phrase, main: Phrase): boolean => {
  if (last.join === "without" || words.some(isOfDish)) return false;
  if (!amount.unit && amount.stated && (amount.count ?? 1) < 1) return false;
  if (last.on && CARRIERS.has(last.words.at(-1) ?? "") && !isWeighed(main)) return false;
  if (["plate", "bowl"].includes(amount.unit?.name ?? "")) return false;
  if (isOfWhole(amount.unit?.name, last, main) && !isMeasured(last) && !isMeasured(main)) return false;
  const isOwn = last.listed !== undefined && (main.amount.unit !== undefined || main.amount.stated);
  if (bracketed || amount.unit?.grams === undefined)
    return join !== "with" && (last.join !== "made" || isOwn);
  return isWeighed(main) || last.amount.count !== undefined;
};

/** The sauce of "pasta with a tomato sauce, about a cup"; milk is measured beside its cereal. */
const isInside = ({ join, exact }: Phrase): boolean =>
  ["with", "about"].includes(join) && !LIQUIDS.has(exact?.food.group ?? "");
const LIQUIDS = new Set(["dairy", "drinks"]);

const isOfWhole = (unit: string | undefined, last: Phrase, main: Phrase): boolean =>
  unit === "slice" && main.exact?.food.group === "bread"
    ? last !== main
    : ["cup", "piece"].includes(unit ?? "") && isInside(last);

const isWeighed = ({ amount }: Phrase) => amount.unit?.grams !== undefined || amount.perPiece !== undefined;

/** The banana of "a banana and an egg. The banana was 120 g". */
const weighedLater = ({ join, amount, words, tokens }: Phrase, attached: Phrase[]): Phrase | undefined => {
  if (!["list", "aside"].includes(join) || amount.unit?.grams === undefined || words.length === 0)
    return undefined;
  if (!tokens.some(({ norm }) => BEING.includes(norm))) return undefined;
  return attached.find((before) => words.every((word) => before.words.includes(word)));
};

/** "All three pizzas are thin crust", after these. */
const isSaidAgain = ({ join, amount, tokens, words }: Phrase, attached: readonly Phrase[]): boolean => {
  const being = tokens.findIndex(({ norm }) => BEING.includes(norm));
  const isAll = join === "list" && amount.stated && !amount.unit && being > 0 && words.length > 0;
  const said = new Set(attached.flatMap((before) => before.words));
  return isAll && words.every((word) => isSoft(word) || said.has(word));
};

const inContext = (phrase: Phrase, last: Phrase | undefined, waiting: Phrase | undefined): Phrase => {
  const isListed = phrase.join === "list" || phrase.join === "aside";
  const { count, size, unit, stated } = phrase.amount;
  if (waiting && isListed && !stated) {
    const words = [...waiting.words, ...phrase.words];
    const amount = { ...phrase.amount, ...waiting.amount };
    return { ...phrase, join: waiting.join, amount, words, exact: undefined };
  }
  // "With a chocolate coating" says what it is coated with.
  if (
    phrase.join === "with" &&
    !phrase.exact &&
    !stated &&
    !size &&
    !unit &&
    KINDS.has(phrase.words.at(-1) ?? "")
  )
    return { ...phrase, join: "made", amount: { ...phrase.amount, count: undefined } };
  if (count !== undefined || size || unit || phrase.apart) return phrase;
  if (isListed && last?.excluding) return { ...phrase, join: "without", excluding: true };
  if (isListed && last?.join === "made" && !last.cooked)
    return { ...phrase, join: "made", listed: phrase.join };
  // "With egg and cheese on a bun, hash browns": the list after "with" ends at its "and".
  const isEnded = last?.on || (last?.join === "list" && last.after === "with");
  if (isEnded && phrase.join === "aside" && !phrase.last) return phrase;
  if (isListed && (last?.join === "with" || last?.after === "with"))
    return { ...phrase, after: "with", mixed: last.mixed };
  return phrase;
};

const addDescription = (host: Phrase, phrase: Phrase): void => {
  addAmount(host, phrase);
  if (phrase.words.length === 0) return;
  host.words = oneName(phrase, host);
  host.exact = undefined;
};

const addAmount = (host: Phrase, { amount }: Phrase): void => {
  if (!amount.stated && !amount.unit && !amount.size) return;
  if (isWeighed(host)) return;
  if (amount.unit?.grams !== undefined && host.join !== "with") host.after = undefined;
  host.join = host.listed ?? host.join;
  host.amount = withLater(host.amount, amount);
};

const FILLINGS = new Set(["meat", "fish", "dairy"]);
const SANDWICH_BREADS = new Set(["biscuit", "bun"]);

/** "Sausage on a biscuit" and "chicken and rice baby food" are one food each. */
export const joinedNames = (phrases: readonly Phrase[]): Phrase[] => {
  const joined: Phrase[] = [];
  const isList = phrases.length > 2;
  for (const phrase of phrases) {
    const last = joined.at(-1);
    const inside = last && unwrapped(last, phrase);
    if (inside) {
      joined[joined.length - 1] = named(last, inside);
    } else if (last && isInverted(last, phrase) && !(isList && areTwo(last, phrase))) {
      const amount = isMeasured(last) ? last.amount : phrase.amount;
      joined[joined.length - 1] = named({ ...last, amount }, oneName(phrase, last));
    } else if (last && isCarrier(phrase) && isFilling(last)) {
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
  return joined.map((phrase, i) =>
    isStirred(phrase, joined.slice(i + 1)) ? named(phrase, ["proteinpowder"]) : phrase,
  );
};

const isStirred = (phrase: Phrase, rest: readonly Phrase[]): boolean =>
  phrase.words.join() === "proteinshake" &&
  !isMeasured(phrase) &&
  rest[0]?.join === "with" &&
  rest.slice(0, isMeasured(rest[0]) ? 1 : 2).some(({ words }) => /(?:milk|^water)$/.test(words.at(-1) ?? ""));

/** "Juice, orange" and "cheese, cottage": a class of foods, then which. */
const isInverted = (last: Phrase, phrase: Phrase): boolean => {
  if (phrase.join !== "aside" || phrase.apart || (isMeasured(last) && isMeasured(phrase))) return false;
  if (unitOfWord(last.tokens.at(-1)?.norm ?? "") || phrase.tokens[1]?.norm === "of") return false;
  // "Milk, a banana" is no banana milk, and "sandwich, crisps" no crisp sandwich.
  const [start] = phrase.tokens;
  const isOne = ["a", "an"].includes(start?.norm ?? "") || (start?.kind === "number" && !phrase.amount.unit);
  if (isOne || (phrase.exact && phrase.amount.plural)) return false;
  if (phrase.words.length > 0 && isPreparation(phrase.tokens)) return true;
  if (isBesideBread(last, phrase)) return false;
  const [name = "", ...more] = oneName(phrase, last);
  if (more.length === 0) return !phrase.exact;
  return INVERTED.has(last.words.join(" ")) && foodIndex().bySpelling.has([name, ...more].join(" "));
};

/** The tomato of "bread, tomato", not the garlic of "bread, garlic": who eats that much of it eats it for itself. */
const isBesideBread = ({ words }: Phrase, { exact }: Phrase): boolean =>
  words.join() === "bread" &&
  BESIDE_BREAD.has(exact?.food.group ?? "") &&
  (exact?.food.portions.values().next().value ?? 0) >= LEAST_GRAMS;
const BESIDE_BREAD = new Set(["vegetables", "fruit", "dairy"]);
const LEAST_GRAMS = 20;

/** The milk and the banana of "cereal, milk, banana". */
const areTwo = ({ exact: last }: Phrase, { exact }: Phrase): boolean =>
  last !== undefined && exact !== undefined && last.food.group !== exact.food.group;

const INVERTED = new Set(
  "juice pizza pasta bread cheese milk pie muffin sandwich smoothie oil flour".split(" "),
);

const oneName = ({ words }: Phrase, { words: last }: Phrase): string[] => {
  const both = [...words, ...last];
  const compound = compoundOf(both);
  return compound ? [compound] : both;
};

const isMeasured = ({ amount: { stated, unit, size } }: Phrase) => stated || Boolean(unit ?? size);

const WRAPPED = new Map([
  ["hamburger", "hamburgerpatty"],
  ["burger", "hamburgerpatty"],
  ["hotdog", "frankfurter"],
]);
const WRAPPINGS = new Set(["bun", "bread", "roll"]);

const unwrapped = ({ words }: Phrase, { join, words: without }: Phrase): string[] | undefined => {
  const inside = WRAPPED.get(words.at(-1) ?? "");
  const isBare = join === "without" && without.length > 0 && without.every((word) => WRAPPINGS.has(word));
  return isBare && inside ? words.with(-1, inside) : undefined;
};

const BABY_FOOD = "babyfood";
const LONGEST_LIST = 3;

const named = (host: Phrase, words: string[]): Phrase => ({ ...host, words, exact: undefined });

const isCarrier = ({ on, words, amount }: Phrase): boolean =>
  on === true && SANDWICH_BREADS.has(words.at(-1) ?? "") && !amount.stated && !amount.unit;

const isFilling = ({ words, join }: Phrase): boolean =>
  join === "list" && words.length <= 3 && FILLINGS.has(match({ words })?.food.group ?? "");
