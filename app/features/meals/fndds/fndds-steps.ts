import type { Food } from "~/features/foods/foods";
import { foodTitle } from "~/features/foods/imports/food-sources";
import { tokenise } from "~/features/foods/language/token";
import { isGeneral, isModifier, isSoft } from "~/features/foods/language/words";
import { foodIndex } from "~/features/foods/matching/food-index";
import { type Match, match } from "~/features/foods/matching/match";
import { longestFoodMatch, type Step } from "~/features/meals/match-foods";
import { isBare, type Phrase } from "~/features/meals/phrases";
import { FNDDS, type FnddsFood, type FnddsIndex } from "./fndds-index";
import {
  bestFnddsMatch,
  type FnddsMatch,
  isFattier,
  isMeatUnsaid,
  isOneKind,
  isOtherwise,
  isPlain,
  isWeighed,
  ofChain,
  saidScore,
} from "./fndds-match";
import { addTablePortions, FOLDED, fnddsPortions, portionsIn } from "./fndds-portions";
import {
  type FnddsQuery,
  fnddsQuery,
  isOneFood,
  isOneSlice,
  isPartlySaid,
  isPatties,
  MAX_WORDS,
} from "./fndds-query";

type Option = { length: number; score: number; step: () => Step };

const LONGEST_RUN = 6;
/** From this many phrases on, shorter runs: time must not grow with the text. */
const LONG_TEXT = { phrases: 20, run: 2 };
const FOOD_COST = 0.3;
/** In a list a comma separates more than "and". */
const JOIN_COST = { list: 0.1, aside: 0.5, with: 0, made: 0, about: 0, without: 0 };
/** The survey is the richer table: it wins a tie. */
const TABLE_COST = 0.15;
/** A banana is our banana, not "Banana, raw". */
const SIMPLE_COST = -0.1;
/** Other imports hold thousands of special foods and no usual ones: only for what the table lacks. */
const SPECIAL_COST = 0.8;
const UNSAID_COST = 0.5;
const DENIED_COST = 0.3;
const MIN_SHARE = 0.5;
const MIN_SHARE_ALONE = 0.75;
/** What the table has is another thing: the rabbit of "rabbit stew". */
const MIN_SHARE_OF_HEAD = 0.4;
const NAMED_SHARE = 0.85;

/** Reads phrases by the table and the imported foods: the names that match most words and add fewest. */
export function fnddsSteps(phrases: readonly Phrase[], index: FnddsIndex): Step[] {
  const best: Option[] = [];
  best[phrases.length] = { length: 0, score: 0, step: () => ({ length: 0, matches: [] }) };
  for (let i = phrases.length - 1; i >= 0; i -= 1) {
    const scoreOf = ({ score, length }: Option) => score + (best[i + length]?.score ?? 0);
    const option = optionsAt(phrases, i, index).reduce((a, b) => (scoreOf(b) > scoreOf(a) ? b : a));
    best[i] = { ...option, score: scoreOf(option) };
  }
  const steps: Step[] = [];
  for (let i = 0; i < phrases.length; i += steps.at(-1)?.length || 1)
    steps.push(best[i]?.step() ?? { length: 1, matches: [] });
  return steps;
}

function optionsAt(phrases: readonly Phrase[], i: number, index: FnddsIndex): Option[] {
  const phrase = phrases[i] as Phrase;
  const table = longestFoodMatch(phrases, i);
  const [match] = table.matches;
  const queryOf = (run: readonly Phrase[]) => fnddsQuery(run, phrases.slice(i + run.length), index);
  const tableRun = phrases.slice(i, i + table.length);
  const score = match ? tableScore(match, queryOf(tableRun), tableRun) - joinCost(tableRun) : 0;
  const options: Option[] = [{ length: table.length, score, step: () => table }];
  if (phrase.join === "without" || isBare(phrase) || isOfMix(phrase)) return options;
  const single = table.length > 1 && !table.filled ? longestFoodMatch([phrase], 0) : table;
  const [alone] = single.matches;
  const isKind = phrases[i + 1]?.join === "aside" && alone?.food.group === match?.food.group;
  if (alone && single !== table && !isKind)
    options.push({ length: 1, score: tableScore(alone, queryOf([phrase])), step: () => single });
  const longest = phrases.length > LONG_TEXT.phrases ? LONG_TEXT.run : LONGEST_RUN;
  for (
    let length = table.filled ? table.length : 1;
    length <= longest && isRun(phrases[i + length - 1], length);
    length += 1
  ) {
    const run = phrases.slice(i, i + length);
    const isSame = table.length === length;
    if (length > 1 && sum(run.map(({ words }) => words.length)) > MAX_WORDS) break;
    const query = queryOf(run);
    const found = bestFnddsMatch(query, index, isSame ? match?.food : undefined);
    if (!found || !coversAll(run, found, query) || !isFoldedIfSaid(run, found, query)) continue;
    if (isMeatUnsaid(found, query) || (!isOneFood(run) && areTwo(run, found))) continue;
    if (length > 1 && isListOfFoods(phrases)) continue;
    if (isCommaList(run) && !isAsNamed(run, found)) continue;
    const share = found.score / sum(query.words.values());
    const isOfHead = !match || match.nameWords.includes(query.head ?? "");
    if (share < (!match ? MIN_SHARE_ALONE : isOfHead ? MIN_SHARE : MIN_SHARE_OF_HEAD)) continue;
    if (alone && length === 1 && isOneKind(found, query, alone)) continue;
    if (match && isPlain(phrases, i, match) && isFattier(found, query, match)) continue;
    // A cheese is no plate of cheese and crackers, and a cake before coffee no coffee cake.
    const known = () =>
      table.length > length ? longestFoodMatch(run, 0).matches[0] : isSame ? match : undefined;
    const specialCost = found.fnddsFood.from === FNDDS ? 0 : SPECIAL_COST;
    const isDenied = match?.complete && isSame && isOtherwise(found, query, match, isWeighed(phrase));
    const deniedCost = isDenied ? DENIED_COST : 0;
    options.push({
      length,
      step: () => ({ length, matches: [matchOfFndds(found, run, known(), share)] }),
      score:
        found.score +
        saidScore(found, query, match?.nameWords) -
        FOOD_COST -
        specialCost -
        deniedCost -
        (share >= NAMED_SHARE && isAsNamed(run, found) ? 0 : joinCost(run)),
    });
  }
  return options;
}

/** The phrases up to `last` may be one name: it continues them and has no amount of its own. */
const isRun = (last: Phrase | undefined, length: number): boolean =>
  last !== undefined &&
  (length === 1 || !(last.apart || last.join === "without" || isCounted(last) || last.words.length === 0));

const isOfMix = ({ join, words }: Phrase): boolean =>
  ["made", "about"].includes(join) && words.join() === "drymix";

/** "A packaged mix" that it was made from is no food of its own. */
const isCounted = (phrase: Phrase): boolean => !isPatties(phrase) && !isOneSlice(phrase) && hasAmount(phrase);

const hasAmount = ({ join, on, words, amount: { count, stated, unit, size } }: Phrase): boolean =>
  (join === "list" && size !== undefined) ||
  (count !== undefined &&
    (stated ||
      unit !== undefined ||
      !(on || ["made", "about"].includes(join) || SAUCES.has(words.at(-1) ?? ""))));

const isFoldedIfSaid = (run: readonly Phrase[], found: FnddsMatch, { words }: FnddsQuery): boolean => {
  if (!run.slice(1).some((phrase) => isOneSlice(phrase) && hasAmount(phrase))) return true;
  const { food, heads } = found.fnddsFood;
  const isFolded = food.portions.some(({ name }) =>
    portionsIn(name).some((one) => one.words.includes(FOLDED)),
  );
  return isFolded && heads.every((head) => words.has(head));
};

/** "Bread and cheese" is no cheese bread, "4 chips and beans" no bean chips; "soup with chicken" is one. */
const areTwo = ([first, ...others]: readonly Phrase[], { fnddsFood }: FnddsMatch): boolean => {
  const { food, heads, words } = fnddsFood;
  const isCounted = others.length === 1 && foodIndex().bySpelling.has(first?.words.join(" ") ?? "");
  if (!first || !(first.exact || isCounted) || /\band\b/.test(food.name)) return false;
  const isHost = CARRIERS.has(first.words.at(-1) ?? "");
  const beside = /\bwith\b/.test(food.name) ? words.filter((word) => !heads.includes(word)) : [];
  return others.some((other) => {
    if (other.join === "list") return other.exact !== undefined;
    const isInside = !first.exact || isHost || other.words.some((word) => beside.includes(word));
    return other.join === "with" && isWhole(other) && !isInside;
  });
};
const CARRIERS = new Set(
  "soup stew chowder chili pizza sandwich burger wrap taco burrito omelet pie smoothie".split(" "),
);

const isListOfFoods = (phrases: readonly Phrase[]): boolean => isCommaList(phrases) && phrases.every(isWhole);

const isCommaList = ([, ...others]: readonly Phrase[]): boolean =>
  others.length > 1 && others.every(({ join, exact, after }) => join === "aside" && exact && !after);

/** "Ice cream, chocolate": a table's own name, the food before its kinds; "beef, rice, vegetables" is a list. */
function isAsNamed(run: readonly Phrase[], { fnddsFood: { food, heads } }: FnddsMatch): boolean {
  const [first, ...kinds] = run;
  const asides = kinds.filter(({ join, after }) => join === "aside" && !after);
  const [, beside = ""] = food.name.toLowerCase().split(/ with /, 2);
  const isClass = CLASSES.has(first?.words.at(-1) ?? "");
  const isListed =
    (asides.length > 1 && asides.some(({ amount }) => amount.plural)) ||
    asides.some(({ words }) => words.some((word) => beside.includes(word))) ||
    (!isClass &&
      asides.length === kinds.length &&
      asides.some(isWhole) &&
      !kinds.some(({ bracketed }) => bracketed));
  return (
    kinds.length > 0 &&
    heads.length > 0 &&
    heads.every((head) => first?.words.includes(head)) &&
    kinds.every(({ words }) => words.every((word) => !heads.includes(word))) &&
    !(isListed && asides.every(({ exact }) => exact))
  );
}

const isWhole = ({ exact, words }: Phrase): boolean =>
  exact !== undefined && !words.some((word) => FLAVOURS.has(word));

const CLASSES = new Set("soup stew juice pie cake cookie muffin pizza candy cheese fish".split(" "));
const FLAVOURS = new Set(
  "chocolate vanilla strawberry fruit caramel cinnamon maple butter lemon nut almond".split(" "),
);

const SAUCES = new Set(["sauce", "tomatosauce", "soysauce", "gravy", "filling", "crust", "glaze"]);

/** What each part of one dish adds, so that none stands alone. */
const ONE_DISH = 0.5;
const joinCost = (run: readonly Phrase[]): number =>
  isOneFood(run)
    ? -ONE_DISH * run.length
    : sum(run.slice(1).map(({ join, after, bracketed }) => JOIN_COST[after || bracketed ? "list" : join]));

function coversAll(run: readonly Phrase[], { matched }: FnddsMatch, { words }: FnddsQuery): boolean {
  const isPartly = isPartlySaid(run);
  return (
    run.length === 1 ||
    run.every((phrase, k) => {
      const telling = phrase.words.filter((word) => words.has(word) && !isSoft(word));
      if (isPartly) return telling.length === 0 || telling.some((word) => matched.has(word));
      if (k > 0 && (phrase.join === "made" || phrase.join === "about")) return true;
      return telling.every((word) => matched.has(word) || isGeneral(word));
    })
  );
}

/** "Sausage and mash" as the table has it is one dish, though both are foods; "latte with oat milk" is one drink. */
const isOneDish = ({ joined, coverage, complete, food, nameWords }: Match, [, ...rest]: readonly Phrase[]) =>
  complete &&
  coverage === 1 &&
  (food.group === "drinks"
    ? rest.every(({ join, words }) => join === "with" && words.at(-1)?.endsWith("milk")) &&
      nameWords.some((word) => word.endsWith("milk"))
    : rest.length > 0 && joined && DISHES.has(food.group) && rest.every(({ join }) => join === "list"));
const DISHES = new Set(["dishes", "sandwiches", "soups", "grains", "fish", "bread"]);

function tableScore(match: Match, { said: words, measure }: FnddsQuery, run: readonly Phrase[] = []): number {
  const { nameWords, food } = match;
  const isSimple = words.size === 1 && words.has(foodIndex().nameWords.get(food)?.join() ?? "");
  const isOurs =
    (isSimple && (!measure || measure === "serving" || food.portions.has(measure))) || isOneDish(match, run);
  let score = -FOOD_COST - (isOurs ? SIMPLE_COST : TABLE_COST);
  for (const [word, weight] of words) if (nameWords.includes(word)) score += weight + ofChain(word, match);
  for (const word of nameWords) if (!words.has(word)) score -= UNSAID_COST * (isSoft(word) ? 0.2 : 1);
  return score;
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);

/** An imported food as a match; the emoji, the group and missing portions come from the `table`. */
function matchOfFndds(
  { fnddsFood, matched }: FnddsMatch,
  run: readonly Phrase[],
  table: Match | undefined,
  score: number,
): Match {
  const { food, from, source, words } = fnddsFood;
  const similar = table?.food ?? similarTo(fnddsFood);
  const typed = new Set(run.flatMap((phrase) => phrase.words));
  if (run.some(isOneSlice)) typed.add(FOLDED);
  const { amount, join } = run[0] as Phrase;
  const said = ["list", "aside"].includes(join) ? amount : { ...amount, singular: undefined };
  const portions = fnddsPortions(food.portions, said, { typed, name: words });
  const { count, unit, size } = amount;
  const [usual] = portions.values();
  if (size && usual && words.includes("patty") && words.includes(size.name)) portions.set(size.name, usual);
  const isOne = amount.count === undefined || (count === 1 && !amount.stated && isServed(table));
  const isUnstated =
    !(size && portions.has(size.name)) &&
    (unit ? unit.name === "serving" && !portions.has("serving") : isOne);
  // Our usual fries are no school's.
  const isMoreSaid = ({ nameWords }: Match) =>
    words.some((word) => isSoft(word) && typed.has(word) && !nameWords.includes(word));
  const isLike = isAsRich(food.per100.calories, table?.food.per100.calories);
  if (table) {
    const isMissing = (name: string) => name === unit?.name || from !== FNDDS;
    addTablePortions(portions, table.food, { name: food.name, isMissing, isLike, isSame: table.complete });
  }
  const imported: Food = {
    emoji: similar?.emoji ?? "🍽️",
    group: similar?.group ?? "other",
    ref: `${from}/${food.id}`,
    name: foodTitle(food),
    names: [food.name],
    per100: food.per100,
    source: `${source} · ${food.id}`,
    portions:
      isUnstated && table?.complete && isLike && !isMoreSaid(table) && !isOfBrand(food.name, typed)
        ? table.food.portions
        : portions,
  };
  return {
    food: imported,
    score: Math.min(1, score),
    complete: true,
    matched: matched.size,
    coverage: 1,
    nameWords: [...words, ...(isOneFood(run) ? typed : matched)],
    joined: false,
    head: "",
  };
}

/** "A biryani" is a plate of it: our dish has no pieces. */
const isServed = (table: Match | undefined): boolean =>
  ["dishes", "soups"].includes(table?.food.group ?? "") && !table?.food.portions.has("piece");

const isOfBrand = (name: string, typed: ReadonlySet<string>): boolean =>
  /\([^()]*\)/.test(name) &&
  tokenise(name.replace(/^[^(]*\(|\).*/g, "")).some(({ norm }) => typed.has(norm) && !isModifier(norm));

/** As much of a dressing as 30 g is no amount of its oil. */
const isAsRich = (calories: number, other = 0): boolean =>
  calories <= RICH_TIMES * other || calories - other <= RICH_KCAL;
const RICH_TIMES = 1.6;
const RICH_KCAL = 40;

const similarFoods = new WeakMap<FnddsFood, { food: Food | undefined }>();

/** The food of the table that an imported one is named like. */
function similarTo(fnddsFood: FnddsFood): Food | undefined {
  const { heads, words } = fnddsFood;
  const said = words.filter((word) => !word.startsWith("!"));
  const matchOf = () => ({ food: (match({ words: heads }) ?? match({ words: said }))?.food });
  const similar = similarFoods.get(fnddsFood) ?? matchOf();
  similarFoods.set(fnddsFood, similar);
  return similar.food;
}
