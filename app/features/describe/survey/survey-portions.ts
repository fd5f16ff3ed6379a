import { LRUCache } from "lru-cache";
import type { Portion } from "~/features/foods/imports/imported-food";
import { tokenise } from "~/features/foods/language/tokenise";
import { unitOf } from "~/features/foods/language/units";
import type { Amount } from "~/features/foods/phrases/amount";
import { readAmount } from "~/features/foods/phrases/read-amount";

/** A portion as its source words it, read: "1 piece, medium pizza". */
type Counted = {
  count: number;
  units: readonly string[];
  size: Amount["size"];
  words: readonly string[];
};

/** The survey's own word for an amount that nobody said. */
const USUAL = "Quantity not specified";
const VOLUMES = ["cup", "fl oz", "tbsp", "tsp"];
/** Say nothing about which one it is. */
const PLAIN = new Set(
  "a any size as to ns nfs regular standard or single serving item whole yield no ice".split(" "),
);
/** People say either. */
const ALIKE = [
  ["slice", "piece", "wedge"],
  ["packet", "bag", "pouch", "box"],
  ["container", "carton", "pot", "packet"],
  ["can", "bottle"],
  ["stick", "piece"],
  ["link", "piece"],
  ["round", "patty", "piece"],
];

/** The words that were said about a food, and those of its name. */
type PortionWords = { said: ReadonlySet<string>; name: readonly string[] };

/**
 * A food's portions as the engine names them, in grams. Where there are several of a kind ("1 small can", "1 can")
 * it is the one that fits best what was said.
 */
export function surveyPortions(
  portions: readonly Portion[],
  amount: Amount,
  told: PortionWords,
): Map<string, number> {
  const usual = portions.find(({ name }) => name === USUAL);
  const own = new Map<string, number>(usual && [["default", usual.grams]]);
  const counted = portions.flatMap(({ name, grams }) => {
    const read = countedIn(name);
    return read ? [{ ...read, grams: grams / read.count }] : [];
  });
  const best = (unit?: string, size?: Amount["size"]) => {
    let top: (typeof counted)[number] | undefined;
    let score = 0;
    for (const portion of counted) {
      const fitting = fitness(portion, told, unit, size);
      if (fitting > score) [top, score] = [portion, fitting];
    }
    return top;
  };
  const set = (key: string, portion: { grams: number } | undefined) => portion && own.set(key, portion.grams);
  for (const unit of new Set(counted.flatMap(({ units }) => units))) set(unit, best(unit));
  for (const { size } of counted) if (size) set(size.name, best(undefined, size));
  const one = best();
  // Of a drink one is what the survey takes for it, not the medium of three cups.
  const isDrink = counted.some(({ units }) => units[0] === "fl oz");
  if (!own.has("piece") && !(isDrink && usual)) set("piece", one);
  // "An avocado" is a whole one.
  if (amount.count === 1 && one && !one.size && one.units.length === 0 && !isDrink) set("default", one);
  const { unit, size } = amount;
  if (unit && !VOLUMES.includes(unit.name) && unit.grams === undefined) {
    const portion = best(unit.name, size);
    set(unit.name, portion);
    if (size && portion?.size?.name === size.name) set(`${size.name} ${unit.name}`, portion);
  } else if (size) set(size.name, best(undefined, size));
  return own;
}

const cache = new LRUCache<string, { counted: Counted | undefined }>({
  max: 5000,
  memoMethod: (portion) => ({ counted: reading(portion) }),
});

/** "1 medium" is a medium, "2 cups, diced" are cups, "1 cookie" is a piece. */
const countedIn = (portion: string): Counted | undefined => cache.memo(portion).counted;

function reading(portion: string): Counted | undefined {
  if (/^(Quantity|Guideline)|^$/.test(portion)) return undefined;
  const { amount, rest } = readAmount(tokenise(portion.replace(/\([^()]*\)/g, "").replace(/\/(?!\d)/g, " ")));
  const { unit, size, count = 1 } = amount;
  if (count <= 0 || unit?.grams !== undefined) return undefined;
  const words = rest.filter(({ kind }) => kind === "word").map(({ norm }) => norm);
  const units = [...(unit ? [unit.name] : []), ...words.flatMap((word) => unitOf(word)?.name ?? [])];
  if (words.includes("inch") || words.includes("kernel")) return undefined;
  return { count, units, size, words: words.filter((word) => !PLAIN.has(word) && !unitOf(word)) };
}

/** How well a portion fits; 0 and less is not at all. */
function fitness(
  portion: Counted,
  { said, name }: PortionWords,
  unit?: string,
  size?: Amount["size"],
): number {
  const isVolume = portion.units.some((unit) => VOLUMES.includes(unit));
  let score = 1;
  if (unit !== undefined) {
    if (portion.units[0] === unit) score += 2;
    else if (portion.units.includes(unit)) score += 1.8;
    else if (portion.units.some((other) => ALIKE.some((like) => like.includes(unit) && like.includes(other))))
      score += 1;
    else score -= 2;
  } else if (isVolume) return 0;
  else if (portion.units.length > 0) score -= size === undefined ? 0.6 : 0.3;
  if (size === undefined)
    score -= portion.size ? (isVolume ? 1 : portion.size.name === "medium" ? 0.1 : 0.4) : 0;
  else if (portion.size?.name === size.name) score += portion.size.times === size.times ? 1 : 0.5;
  else score -= portion.size ? 1.5 : 0.5;
  for (const word of portion.words) if (!name.includes(word)) score += said.has(word) ? 0.4 : -0.2;
  return score;
}

/** The words that a portion's name adds to the food's: the stick of "cheese stick", the wing of a chicken. */
export const portionWords = (portion: string): readonly string[] => {
  const counted = countedIn(portion);
  return counted ? [...counted.words, ...counted.units.filter((unit) => !VOLUMES.includes(unit))] : [];
};
