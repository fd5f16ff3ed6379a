import type { Food } from "../built-in/food";
import { foodIndex } from "../built-in/food-index";
import { isSoft } from "../built-in/language/soft-words";
import type { Match } from "../built-in/match";
import type { GenericFood, GenericIndex } from "./generic-index";
import { genericPortions } from "./generic-portions";

/** The words that name a food, those said about it ("fried in oil") and those for what was left out. */
export type Said = { words: readonly string[]; about: readonly string[]; lacking: readonly string[] };

type Rated = { generic: GenericFood; score: number; asked: number };

const ENOUGH = 0.9;
const ALONE_ENOUGH = 0.8;
/** Nearly all that was said must be in the name of a food that the built-in table lacks. */
const ALONE_ASKED = 0.9;
/** A score's share for how much of what was said is in the name; the rest, for how much of the name was said. */
const ASKED = 0.62;
const USUAL = 0.03;
/** An imported food says more than the built-in one when it has this much more of what was said. */
const MORE = 0.05;
const SOFT_WORD = 0.1;
const UNKNOWN_WORD = 0.6;
/** A name may be misread; what is twice as rich is another food. */
const TIMES = 1.8;

/** The food that was found, as the imported table has it where that names more of what was said. */
export function refine(found: Match, said: Said, index: GenericIndex): Match {
  const known = foodIndex().wordsOf.get(found.food) ?? new Set<string>();
  const wanted = wantedOf(said.words, index, known);
  const total = sum(wanted.values());
  const best = closest(wanted, said, index);
  if (!best || best.score < ENOUGH || !isAlike(best.generic, found.food)) return found;
  const has = sum([...wanted].map(([word, weight]) => (known.has(word) ? weight : 0)));
  if (best.asked < has / total + MORE) return found;
  const portions = genericPortions(best.generic.food.portions, found.food.portions);
  return { ...found, food: { ...found.food, ...asFood(best.generic), portions } };
}

/** A food that only the imported table has. */
export function onlyImported(said: Said, index: GenericIndex): Match | undefined {
  const wanted = wantedOf(said.words, index, new Set());
  const best = closest(wanted, said, index);
  if (!best || best.score < ALONE_ENOUGH || best.asked < ALONE_ASKED) return undefined;
  const { generic, score } = best;
  const portions = genericPortions(generic.food.portions, new Map());
  const food: Food = { emoji: "🍽️", group: "other", ...asFood(generic), portions };
  const name = [...generic.words.keys()];
  const met = name.filter((word) => wanted.has(word)).length;
  return {
    food,
    score: Math.min(1, score),
    complete: true,
    met,
    share: met / name.length,
    name,
    joined: false,
    head: "",
  };
}

/** How much each word counts. Words that neither table has say nothing, except where all must be known. */
function wantedOf(
  words: readonly string[],
  index: GenericIndex,
  known: ReadonlySet<string>,
): Map<string, number> {
  const strict = known.size === 0;
  return new Map(
    [...new Set(words)]
      .filter((word) => strict || known.has(word) || index.byWord.has(word))
      .map((word) => [word, index.rarity(word) || (isSoft(word) ? SOFT_WORD : UNKNOWN_WORD)]),
  );
}

function closest(
  wanted: ReadonlyMap<string, number>,
  { about, lacking }: Said,
  { byWord }: GenericIndex,
): Rated | undefined {
  const total = sum(wanted.values());
  const said = new Set([...about, ...lacking.map((word) => `!${word}`)]);
  const seen = new Set<GenericFood>();
  let best: Rated | undefined;
  // "Cooked" stands in thousands of names.
  const telling = [...wanted.keys()].filter((word) => !isSoft(word));
  for (const word of telling.length > 0 ? telling : wanted.keys()) {
    for (const generic of byWord.get(word) ?? []) {
      if (seen.has(generic)) continue;
      seen.add(generic);
      const rated = rate(generic, wanted, total, said);
      if (!best || rated.score > best.score) best = rated;
    }
  }
  return best;
}

function rate(
  generic: GenericFood,
  wanted: ReadonlyMap<string, number>,
  total: number,
  said: ReadonlySet<string>,
): Rated {
  let asked = 0;
  let named = 0;
  for (const [part, weight] of generic.words) {
    const want = wanted.get(part);
    if (want !== undefined) asked += want;
    if (want !== undefined || said.has(part)) named += weight;
  }
  asked /= total;
  const usual = generic.usual ? USUAL : 0;
  return { generic, asked, score: ASKED * asked + (1 - ASKED) * (named / generic.weight) + usual };
}

const isAlike = ({ food }: GenericFood, known: Food): boolean =>
  Math.abs(Math.log((food.per100.calories + 15) / (known.per100.calories + 15))) < Math.log(TIMES);

const asFood = ({ food, from, source }: GenericFood) => ({
  ref: `${from}/${food.id}`,
  name: food.name,
  names: [food.name],
  per100: food.per100,
  source: `${source} · ${food.id}`,
});

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, each) => total + each, 0);
