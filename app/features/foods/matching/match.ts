import type { Food } from "~/features/foods/foods";
import { isShape } from "~/features/foods/language/quantity";
import { isChain, isFiller, isGeneral, isModifier, isSoft, isState } from "~/features/foods/language/words";
import { calledBy, closestWord, type FoodName, foodIndex } from "./food-index";

export type Match = {
  food: Food;
  /** The name of its row that was typed, where it says more than the first: "Baguette" of "Sourdough bread". */
  called?: string;
  score: number;
  /** Every word that can name a food is in the name. */
  complete: boolean;
  matched: number;
  coverage: number;
  nameWords: readonly string[];
  joined: boolean;
  head: string;
};

type Query = {
  words: readonly string[];
  /** The word for what it is; by default the last one. */
  head?: string;
  /** Words that describe it ("fried in oil"): they choose between foods and need no match. */
  descriptors?: readonly string[];
  /** The words come from several parts, so that a joined name fits. */
  joined?: boolean;
  excluded?: readonly string[];
};

type Term = { weight: number; certainty: number; required: boolean };
type Terms = ReadonlyMap<string, Term>;

const MIN_SCORE = 0.55;
const MAX_WORDS = 24;
/** Most of a score: a name with all words of the query beats a more exact name of another food. */
const QUERY_SHARE = 0.6;
const NAME_SHARE = 0.4;
const WRONG_HEAD = 0.25;
const OTHER_FOOD = 0.3;
const RIGHT_HEAD = 0.03;
const DESCRIPTOR = 0.04;
const EXCLUDED = 0.2;
const MIN_COVERAGE = 0.75;
const RANK = 0.0005;
/** A slice of pizza is no "Costco pizza slice". */
const OTHER_CHAIN = 0.3;

/** The food of the table that the words name best, or undefined when none is near enough. */
export const match = (query: Query): Match | undefined => {
  const best = bestMatch(query);
  const last = query.words.at(-1) ?? "";
  if (best?.complete || query.words.length < 2 || !isShape(last)) return best;
  // "A cucumber stick" is no bread stick.
  const rest = bestMatch({ ...query, words: query.words.slice(0, -1) });
  const isNamed = rest !== undefined && rest.coverage >= MIN_COVERAGE;
  return isNamed && (rest.complete || !best) ? rest : best;
};

export const comesInPieces = (words: readonly string[]): boolean => {
  const { portions } = match({ words })?.food ?? {};
  return (portions?.get("piece") ?? portions?.get("medium") ?? 0) > SMALL_PIECE_G;
};
const SMALL_PIECE_G = 5;

/** Names of foods, such as "chicken sandwich, fries" and "korma, rice": a filled bread or a dish, and what is eaten beside one. */
export function areWithSides([host = [], ...sides]: readonly (readonly string[])[]): boolean {
  const groupNamed = (words: readonly string[]) => foodIndex().bySpelling.get(words.join(" "))?.food.group;
  const group = groupNamed(host);
  if (sides.length === 0) return false;
  if (DISHES.has(group ?? "") || host.join() === "dal")
    return sides.every((words) => BESIDE_DISH.has(words.at(-1) ?? "") || isLoaf(words));
  const isHost = group === "sandwiches" && (host.length > 1 || BURGERS.has(host[0] ?? ""));
  return (
    isHost && sides.every((words) => BESIDE.has(words.at(-1) ?? "") || BESIDE.has(groupNamed(words) ?? ""))
  );
}
const DISHES = new Set(["dishes", "soups"]);
const BESIDE_DISH = new Set("rice naan roti chapati paratha".split(" "));
const isLoaf = (words: readonly string[]): boolean => ["breadroll", "garlic,bread"].includes(words.join());
const BURGERS = new Set(["hamburger", "cheeseburger"]);
const BESIDE = new Set(["crisp", "chip", "fry", "fruit", "drinks"]);

/** Where the fewest names begin that say all words; [0] where there are none such. */
export const namesFrom = (words: readonly { norm: string }[]): number[] => {
  const best: (number[] | undefined)[] = [];
  best[words.length] = [];
  for (let start = words.length - 1; start >= 0; start -= 1) {
    for (let end = Math.min(words.length, start + LONGEST_TABLE_NAME); end > start; end -= 1) {
      const rest = best[end];
      const names =
        rest && isNameOf(words.slice(start, end).map(({ norm }) => norm)) ? [start, ...rest] : undefined;
      if (names && names.length < (best[start]?.length ?? Infinity)) best[start] = names;
    }
  }
  return best[0] ?? [0];
};

/** Where the names begin that say most words, and words of none: "spicy deluxe | waffle fries | lemonade". */
export function namesAmong(words: readonly string[], isFood: (word: string) => boolean): number[] {
  const best: Cut[] = [];
  best[words.length] = { cost: 0, starts: [], loose: 0 };
  for (let start = words.length - 1; start >= 0; start -= 1) {
    const rest = best[start + 1] as Cut;
    const looseCost = isSoft(words[start] ?? "") ? SOFT_LOOSE : LOOSE;
    let least: Cut = { cost: rest.cost + looseCost, starts: rest.starts, loose: rest.loose + 1 };
    for (let end = Math.min(words.length, start + LONGEST_TABLE_NAME); end > start; end -= 1) {
      const after = best[end] as Cut;
      const isNamed = isNameOf(words.slice(start, end)) || (end === start + 1 && isFood(words[start] ?? ""));
      if (isNamed && after.cost + 1 < least.cost)
        least = { cost: after.cost + 1, starts: [start, ...startsOf(after, words, end)], loose: 0 };
    }
    best[start] = least;
  }
  const whole = best[0] as Cut;
  return whole.starts.length > 0 ? startsOf(whole, words, 0) : [0];
}
/** The `starts` of names, behind so many words that are in none. */
type Cut = { cost: number; starts: number[]; loose: number };
export const LONGEST_TABLE_NAME = 6;
const LOOSE = 1.5;
const SOFT_LOOSE = 0.2;

/** One word of no name describes the next food, and several are one that is unknown. */
const startsOf = ({ starts, loose }: Cut, words: readonly string[], at: number): number[] => {
  if (loose === 0 || starts.length === 0) return starts;
  const isOfNext =
    loose === 1 || words.slice(at, at + loose).every((word) => isSoft(word) || isGeneral(word));
  return [at, ...(isOfNext ? starts.slice(1) : starts)];
};

const isNameOf = (words: readonly string[]): boolean => {
  if (words.every((word) => isSoft(word) || isGeneral(word))) return false;
  const named = words.findIndex((word) => !isSoft(word));
  const { bySpelling } = foodIndex();
  return bySpelling.has(words.join(" ")) || (named > 0 && bySpelling.has(words.slice(named).join(" ")));
};

/** A text asks for the same words again and again. */
const matches = new Map<string, Match | undefined>();
const MATCHES_MAX = 500;

const bestMatch = (query: Query): Match | undefined => {
  const { words, head, descriptors, excluded, joined } = query;
  const key =
    [words, [head], descriptors ?? [], excluded ?? []].map((part) => part.join(" ")).join("|") + joined;
  if (!matches.has(key)) {
    if (matches.size >= MATCHES_MAX) matches.clear();
    matches.set(key, findMatch(query));
  }
  return matches.get(key);
};

const findMatch = (query: Query): Match | undefined => {
  const { terms, head } = termsOf(query);
  if (head === undefined) return undefined;
  const { byWord } = foodIndex();
  const total = [...terms.values()].reduce((sum, { weight }) => sum + weight, 0);
  const context = { descriptors: new Set(query.descriptors), excluded: new Set(query.excluded) };
  const seen = new Set<FoodName>();
  let best: (Rating & { name: FoodName }) | undefined;
  const words = [...terms.keys()];
  const telling = words.filter((word) => terms.get(word)?.required);
  // Names with "white" or "with" alone are thousands, and never the best beside one with "rice".
  for (const word of telling.length > 0 ? telling : words) {
    for (const name of byWord.get(word) ?? []) {
      if (seen.has(name)) continue;
      seen.add(name);
      const rating = rate(name, terms, total, head, context);
      if (query.joined && name.joined) rating.score += RIGHT_HEAD;
      if (!best || rating.score > best.score) best = { name, ...rating };
    }
  }
  if (!best || best.score < MIN_SCORE) return undefined;
  // "Shoulder" and "crispy" name no food alone, though they are in names of several.
  if (best.coverage < MIN_COVERAGE && [...terms.keys()].every(isSoft)) return undefined;
  const { name, score, coverage, matched } = best;
  // "Libro" is no mistyped "cuba libre": what is mistyped must be most of a name.
  const isMistyped = name.words.every((word) => (terms.get(word)?.certainty ?? 0) < 1);
  if (coverage < MIN_COVERAGE && isMistyped) return undefined;
  // "Dry instant cereal" is no dry instant noodles.
  const said = name.words.filter((word) => terms.has(word));
  if (
    coverage < 1 &&
    terms.size > 1 &&
    said.every((word) => isModifier(word) || isState(word) || isSoft(word))
  )
    return undefined;
  // "Porgy fillet" is no chicken fillet: a cut names no food.
  if (telling.join() === "fillet") return undefined;
  return {
    food: name.food,
    called: name.words.every((word) => terms.has(word)) ? calledBy(name) : undefined,
    score: Math.min(1, score),
    complete: [...terms].every(([word, { required }]) => !required || name.words.includes(word)),
    matched,
    coverage,
    nameWords: name.words,
    joined: name.joined,
    head: name.head,
  };
};

const termsOf = (query: Query): { terms: Terms; head: string | undefined } => {
  const { byWord, weightOf } = foodIndex();
  const terms = new Map<string, Term>();
  let head: string | undefined;
  let general: string | undefined;
  for (const [i, typed] of query.words.slice(0, MAX_WORDS).entries()) {
    if (typed === "sandwich" && isSandwich(query.words[i - 1])) continue;
    const known = byWord.has(typed) || isSoft(typed);
    if (!known && isFiller(typed)) continue;
    const word = known ? typed : (closestWord(typed) ?? typed);
    if (terms.has(word)) continue;
    const required = byWord.has(word) && !isSoft(word) && !isGeneral(word);
    terms.set(word, { weight: weightOf(word), certainty: word === typed ? 1 : 0.85, required });
    if (isGeneral(word) || isModifier(word)) general ??= word;
    else if (!isSoft(word)) head = word;
  }
  if (query.head !== undefined && terms.has(query.head)) head = query.head;
  return { terms, head: head ?? general ?? [...terms.keys()].at(-1) };
};

/** A hot dog sandwich is a hot dog, and a reuben sandwich a reuben. */
const isSandwich = (word = ""): boolean => foodIndex().bySpelling.get(word)?.food.group === "sandwiches";

type Rating = { score: number; coverage: number; matched: number };

const rate = (
  name: FoodName,
  terms: Terms,
  total: number,
  head: string,
  { descriptors, excluded }: Record<"descriptors" | "excluded", ReadonlySet<string>>,
): Rating => {
  let queryWeight = 0;
  let nameWeight = 0;
  let matched = 0;
  let extra = 0;
  for (const [i, word] of name.words.entries()) {
    const term = terms.get(word);
    const isExclusion = word.startsWith("!") && excluded.has(word.slice(1));
    if (!term && isChain(word)) extra -= OTHER_CHAIN;
    if (!term && !descriptors.has(word) && !isExclusion) continue;
    nameWeight += name.weights[i] ?? 0;
    if (term) {
      queryWeight += term.weight * term.certainty;
      matched += 1;
    } else extra += DESCRIPTOR;
  }
  const coverage = nameWeight / name.weight;
  let score = QUERY_SHARE * (queryWeight / total) + NAME_SHARE * coverage + extra - name.rank * RANK;
  // "Doritos" names no other food, so it may stand before its description: "Doritos corn snack".
  const isUnique = name.unique && coverage === 1;
  if (!name.words.includes(head) && !isUnique) score -= WRONG_HEAD;
  if (isUnique) score += WRONG_HEAD / 2;
  if (!terms.has(name.head)) score -= OTHER_FOOD;
  else if (name.head === head) score += RIGHT_HEAD;
  for (const word of excluded) if (name.words.includes(word)) score -= EXCLUDED;
  return { score, coverage, matched };
};
