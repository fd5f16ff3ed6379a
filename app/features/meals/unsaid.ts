import type { Food } from "~/features/foods/foods";
import { isShape, unitOfWord } from "~/features/foods/language/quantity";
import type { Token } from "~/features/foods/language/token";
import { compoundPartsOf, isChatter, isGeneral, isSoft, isTelling } from "~/features/foods/language/words";
import { areTwoFoods, isPartOf } from "~/features/foods/languages/kinds";
import { foodIndex } from "~/features/foods/matching/food-index";
import { type Match, match, namesAmong, namesFrom } from "~/features/foods/matching/match";
import type { FnddsIndex } from "~/features/meals/fndds/fndds-index";
import { wordsOfMatch } from "./dishes";
import type { Step } from "./match-foods";
import { isBare, type Phrase, phraseOf } from "./phrases";
import type { Part } from "./read-amount";
import { COMPOSED, cutAt, namesIn } from "./split";
import { BARE, bareEnergy, isUsual, type WeighedFood } from "./weigh";

/** Steps with each food of "bratwurst dumplings", of which one was found. */
export function withUnsaidFoods(
  steps: readonly Step[],
  phrases: readonly Phrase[],
  fndds: FnddsIndex | undefined,
  read: (phrases: readonly Phrase[]) => Step[],
): { steps: Step[]; phrases: Phrase[] } {
  const all: { steps: Step[]; of: Phrase[] }[] = [];
  let i = 0;
  for (const step of steps) {
    const of = phrases.slice(i, i + step.length);
    all.push(listedIn(step, of, fndds, read) ?? { steps: [step], of });
    i += step.length;
  }
  return { steps: all.flatMap((part) => part.steps), phrases: all.flatMap(({ of }) => of) };
}

/** The foods of one phrase of which not all is said: by names alone, else by names and what is between them. */
function listedIn(
  step: Step,
  of: readonly Phrase[],
  fndds: FnddsIndex | undefined,
  read: (phrases: readonly Phrase[]) => Step[],
): { steps: Step[]; of: Phrase[] } | undefined {
  const [phrase, ...others] = of;
  if (!phrase || others.length > 0) return undefined;
  const unsaid = countOfUnsaid([step], of, fndds) || Number(hasOther(phrase, step));
  if (unsaid === 0) return undefined;
  const named = phrasesIn(phrase, namesFrom);
  if (named) return areOneKind(named) ? undefined : { steps: read(named), of: named };
  if (!(phrase.on || ["list", "aside"].includes(phrase.join)) || phrase.after) return undefined;
  const isFood = (word: string) => isOftenHead(word, fndds);
  const listed = phrasesIn(phrase, (words) =>
    namesAmong(
      words.map(({ norm }) => norm),
      isFood,
    ),
  );
  const { grams, ml } = phrase.amount.unit ?? {};
  if (!listed || ((grams ?? ml) && listed.length < 3) || areOneKind(listed)) return undefined;
  const steps = read(listed).map(({ matches, ...rest }) => ({
    ...rest,
    matches: matches.every(({ coverage }) => coverage >= MIN_COVERAGE) ? matches : [],
  }));
  return countOfUnsaid(steps, listed, fndds) < unsaid ? { steps, of: listed } : undefined;
}

/** The sub of "sub sandwich peach", of which no word is in what was found. */
const hasOther = ({ tokens }: Phrase, { matches: [found] }: Step): boolean => {
  const { words } = namesIn(tokens);
  const starts = namesFrom(words);
  const names = starts.map((start, i) => wordsOf(words.slice(start, starts[i + 1])));
  const said = found && wordsOfMatch(found);
  return names.some(
    (name, i) =>
      (name.length > 1 || name.some(isOwnName)) &&
      name.every((word) => !said?.has(word)) &&
      [names[i - 1], names[i + 1]].some(
        (other, k) => other && (k === 0 ? areTwoFoods(other, name) : areTwoFoods(name, other)),
      ),
  );
};

/** "Instant noodles maggi" says one thing twice, and the steak of "mccoys grilled steak" is a flavor. */
const areOneKind = (listed: readonly Phrase[]): boolean => {
  const found = listed.map(({ words }) => match({ words }));
  const { nameWords } = foodIndex();
  const heads = found.flatMap((one) =>
    one && one.coverage >= MIN_COVERAGE ? (nameWords.get(one.food)?.at(-1) ?? []) : [],
  );
  const [snack, flavour, ...more] = found;
  const isFlavour = snack?.food.group === "snacks" && !more[0] && FLAVOURING.has(flavour?.food.group ?? "");
  return (listed.length < MANY && new Set(heads).size < heads.length) || isFlavour;
};

const MANY = 3;
const FLAVOURING = new Set(["meat", "fish", "dairy", "vegetables", "sauces"]);

const isOftenHead = (word: string, fndds: FnddsIndex | undefined): boolean => {
  const entries = fndds?.entriesOf(word) ?? [];
  return (
    entries.filter(({ place }) => place === "head").length > entries.length / 2 && namesFood(word, fndds)
  );
};

const MIN_COVERAGE = 0.75;

function countOfUnsaid(
  steps: readonly Step[],
  phrases: readonly Phrase[],
  fndds: FnddsIndex | undefined,
): number {
  let count = 0;
  let i = 0;
  for (const { length, matches } of steps) {
    const of = phrases.slice(i, i + length);
    const telling = of.flatMap(({ words }) => words.filter(isTelling));
    count += matches.length > 0 ? unsaidTokens(of, matches, fndds).length : Math.max(1, telling.length);
    i += length;
  }
  return count;
}

type Names = (words: readonly Token[]) => number[];

function phrasesIn(phrase: Phrase, namesOf: Names): Phrase[] | undefined {
  const { words, amount, join, after } = phrase;
  const own = phraseOf(phrase);
  if (join === "without" || own.words.join() !== words.join() || own.amount.count !== amount.count)
    return undefined;
  const isInside = join === "with" || after === "with";
  return listedNames(phrase, namesOf)?.map((part, i) => ({
    ...phraseOf(part),
    after: i > 0 && isInside ? "with" : i === 0 ? after : undefined,
  }));
}

/** Where the words are all names, and their last no kind of the others: a carne asada burrito, a red lobster biscuit. */
function listedNames(part: Part, namesOf: Names): Part[] | undefined {
  const { tokens } = part;
  const { first, words } = namesIn(tokens);
  if (words.length < 2 || words.some(({ norm }) => norm.endsWith("%"))) return undefined;
  const starts = namesOf(words);
  const names = starts.map((start, i) => words.slice(start, starts[i + 1]));
  const [last = [], before = []] = names.toReversed();
  const flavours = names.length - 1 - names.findLastIndex((name) => !FLAVOURS.has(wordsOf(name).join()));
  if (flavours > 0 && FLAVOURED.has(foodOf(names.at(-1 - flavours) ?? [])?.group ?? ""))
    return cutAt(part, first, starts).slice(0, -flavours);
  const [cup, ...added] = names;
  if (isBrewed(cup) && added.length > 0 && added.every((name) => STIRRED.has(name.at(-1)?.norm ?? "")))
    return cutAt(part, first, starts).map((one, i) => (i === 0 ? one : { ...one, join: "with" }));
  const isKind = last.length === 1 && isKinded(foodOf(last));
  const isCompound = names.every((name) => isOneWord(name) && (name === last || !name.at(-1)?.plural));
  const isMilk = last.at(-1)?.norm.endsWith("milk") && foodOf(before)?.group === "drinks";
  const isChat = names.some(([word], i) => i > 0 && (word?.norm === "of" || isChatter(word?.norm ?? "")));
  const groups = isKind || isCompound ? startsOfFoods(names, starts) : starts;
  return groups.length < 2 || isChat || isMilk || saysAgain(names) ? undefined : cutAt(part, first, groups);
}

/** Of "pho chicken burrito" the pho and the burrito, which is a kind of one. */
function startsOfFoods(names: readonly Token[][], starts: readonly number[]): number[] {
  let host = names.at(-1) ?? [];
  const found: number[] = [];
  for (let i = names.length - 2; i >= 0; i -= 1) {
    const name = names[i] ?? [];
    const isNamed = [name, host].every((said) => wordsOf(said).some(isOwnName));
    const isAside = name.at(-1)?.plural && !HOSTS.has(foodOf(host)?.group ?? "");
    if (!isNamed || !(isAside || areTwoFoods(wordsOf(name), wordsOf(host)))) continue;
    found.unshift(starts[i + 1] ?? 0);
    host = name;
  }
  return [0, ...found];
}

const HOSTS = new Set(["sandwiches", "soups", "dishes", "sauces"]);

const FLAVOURS = new Set(
  "chocolate milkchocolate vanilla strawberry banana caramel raspberry mango cherry sea,salt cookie,dough".split(
    " ",
  ),
);
const isBrewed = (name: readonly Token[] | undefined): boolean =>
  name?.length === 1 && ["coffee", "tea", "espresso"].includes(name[0]?.norm ?? "");
const STIRRED = new Set("milk oatmilk soymilk almondmilk cream sugar honey lemon sweetener".split(" "));
const FLAVOURED = new Set(["drinks", "dairy", "sweets", "snacks"]);
const KINDED = new Set([...COMPOSED, "bread", "drinks", "snacks"]);

const wordsOf = (said: readonly Token[] = []): string[] => said.map(({ norm }) => norm);
const foodOf = (said: readonly Token[]) => match({ words: wordsOf(said) })?.food;

const isKinded = (food: Food | undefined): boolean =>
  food !== undefined && KINDED.has(food.group) && !(food.group === "sweets" && food.portions.has("tbsp"));

const isOwnName = (word: string): boolean => isTelling(word) && !KINDS.has(word) && word !== "drink";

const isOneWord = (name: readonly Token[]): boolean => {
  const [word, ...more] = name.filter(({ norm }) => !isSoft(norm));
  return more.length === 0 && compoundPartsOf(word?.norm ?? "").length < 2;
};

/** "Instant noodles maggi noodles", "cinnamon toast crunch cereal". */
const saysAgain = (names: readonly Token[][]): boolean => {
  const words = names.flatMap(wordsOf);
  return (
    (names.length < MANY && new Set(words).size < words.length) ||
    names.some(([word, ...more]) => !more[0] && isGeneral(word?.norm ?? ""))
  );
};

/** The cutlet of "cutlet beans": words that name a food, and neither the one that was found nor a part of it. */
export function unsaidTokens(
  phrases: readonly Phrase[],
  matches: readonly Match[],
  fndds: FnddsIndex | undefined,
): Token[] {
  const [found, ...others] = matches;
  if (!found || others.length > 0) return [];
  const said = wordsOfMatch(found);
  return phrases.flatMap(({ join, tokens, words, amount }) => {
    if (join === "without") return [];
    const own = tokens.filter(({ norm }) => words.includes(norm));
    const state = own.find(({ norm }) => UNCOOKED.has(norm));
    if (state && amount.unit?.grams && COOKED.has(found.food.group) && ![...said].some(isUncooked))
      return [state];
    const unsaid = own.filter(
      (token) =>
        isTelling(token.norm) &&
        !(token.norm === "semiskim" && said.has("milk")) &&
        !isAlternative(token, tokens) &&
        !isSaidInPart(token.norm, said),
    );
    const foods = unsaid.filter(
      (token) => namesFood(token.norm, fndds) && !isKind(own[own.indexOf(token) + 1]?.norm, said),
    );
    const [only, ...more] = foods;
    if (more.length > 0) return unsaid;
    const isBeside = only?.plural && SWEETS.has(found.food.group);
    const isPart = only && only === own[0] && !isBeside && isSaidAfter(only, own, said);
    return isPart && isPartOf(only.norm, found) && !areTwoFoods([only.norm], found.nameWords) ? [] : foods;
  });
}

/** The "strawberry" of "strawberries and cream", not the cheese of a cheesecake. */
const isSaidInPart = (word: string, said: ReadonlySet<string>): boolean => {
  const parts = compoundPartsOf(word);
  const isOwn = foodIndex().bySpelling.has(word) && parts.length > 1;
  return isOwn ? said.has(parts.at(-1) ?? "") : parts.some((part) => said.has(part));
};

/** Pretzels are no part of the doughnut that follows. */
const SWEETS = new Set(["sweets", "snacks", "drinks"]);

/** What weighs less, or more, before it is cooked. */
const COOKED = new Set(["meat", "fish", "grains", "legumes"]);
const UNCOOKED = new Set(["raw", "uncooked", "dry"]);
const isUncooked = (word: string): boolean => UNCOOKED.has(word) || word === "dried";

/** The turkey of "chicken or turkey": one of the two is enough. */
const isAlternative = (token: Token, tokens: readonly Token[]): boolean =>
  [-1, 1].some((step) => tokens[tokens.indexOf(token) + step]?.norm === "or");

const isSaidAfter = (token: Token, own: readonly Token[], said: ReadonlySet<string>): boolean =>
  own.slice(own.indexOf(token) + 1).some(({ norm }) => said.has(norm));

/** Words of a shape, a cut or a wrapping, and what says that a food is only a flavor: they are in a row of their food. */
const KINDS = new Set(
  `filled filling flavor flavoring flavored coating coated covered topped topping stuffed based style free crusted
   box rod ins puff link patty bar fillet filet side breast leg meat powder flour grain wheat seed gram tart kernel
   bit bite drop chip slider wafer veggie ground creme toddler baby liquid barbecue theater table know sub sweet
   frankfurter`.split(/\s+/),
);

/** "Cocoa powder cauliflower" has a food beside the one that was found. */
const isKind = (word = "", said: ReadonlySet<string>): boolean =>
  KINDS.has(word) && (!["powder", "flour", "fillet", "breast", "leg"].includes(word) || said.has(word));

function namesFood(word: string, fndds: FnddsIndex | undefined): boolean {
  if (unitOfWord(word) || isShape(word) || KINDS.has(word)) return false;
  const names = foodIndex().byWord.get(word);
  const isInFndds = fndds?.entriesOf(word)?.some(({ place }) => place === "head");
  return isInFndds || names?.some(({ head }) => head === word) || false;
}

/** The portions of the one food that a run of phrases names: the butter of "pão com manteiga" is no portion of bread and butter. */
export const portionsOf = (phrases: readonly Phrase[], i: number, length: number): Token["portions"] => {
  const [portions, ...others] = portionsIn(phrases.slice(i, i + length));
  // The salami of "pizza salami" says nothing of the pizza, nor the rice of "poulet curry riz basmati" of the dish.
  const first = phrases[i]?.tokens.find((token) => token.named || token.portions);
  if (!portions || first?.portions !== portions) return undefined;
  const outside = portionsIn([...phrases.slice(0, i), ...phrases.slice(i + length)]);
  return others.length === 0 && !outside.includes(portions) ? portions : undefined;
};

const portionsIn = (phrases: readonly Phrase[]): NonNullable<Token["portions"]>[] => [
  ...new Set(phrases.flatMap(({ tokens }) => tokens.flatMap(({ portions }) => portions ?? []))),
];

/** What stands alone and should name a food, but for the small talk around a meal. */
export const isUnknownFood = (phrase: Phrase): boolean =>
  ["list", "with", "aside"].includes(phrase.join) &&
  !isBare(phrase) &&
  (isMeasured(phrase) || !phrase.words.every((word) => isSoft(word) || isChatter(word) || isTalk(word)));

const isMeasured = ({ amount: { stated, unit } }: Phrase): boolean => stated || unit !== undefined;

const isTalk = (word: string): boolean => TALK.has(word) || /\w(?:ed|ing|ly|n't)$/.test(word);
const TALK = new Set(
  `during whether because something anything nothing everything sick unusual couldn decide work gym home office
   school hospital husband wife boyfriend girlfriend partner friend colleague roommate party movie feeling infant same far bad sorry until since once twice`.split(
    /\s+/,
  ),
);

/** Of "wrap 400, chips 210, coke 139" all are kcal. */
export const weighedAlike = (foods: readonly WeighedFood[]): WeighedFood[] => {
  const isBare = ({ weight: { certainty, portion } }: WeighedFood, unit: string) =>
    certainty === BARE && portion.endsWith(` ${unit}`);
  return foods.map((one) => {
    const { food } = one.match;
    const kcal = bareEnergy(food, one.weight.grams);
    const isAlike = foods.some((other) => isBare(other, "kcal")) && isBare(one, "g") && isUsual(kcal, food);
    return isAlike ? { ...one, weight: kcal } : one;
  });
};
