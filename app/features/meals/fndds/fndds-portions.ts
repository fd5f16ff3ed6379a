import { LRUCache } from "lru-cache";
import type { Food } from "~/features/foods/foods";
import type { Portion as ImportedPortion } from "~/features/foods/imports/food-sources";
import { unitOfWord } from "~/features/foods/language/quantity";
import { tokenise } from "~/features/foods/language/token";
import { type Amount, readAmount } from "~/features/meals/read-amount";

type NamedPortion = {
  count: number;
  units: readonly string[];
  size: Amount["size"];
  words: readonly string[];
};

const VOLUMES = ["cup", "fl oz", "tbsp", "tsp", "cubic inch"];
const CUP = unitOfWord("cup");
export const FOLDED = "folded";
const PLAIN = new Set(
  "a any size as to ns nfs regular standard or single serving item fruit whole yield no ice".split(" "),
);

export const portionsIn = (name: string): readonly NamedPortion[] => cache.memo(name);

const cache = new LRUCache<string, readonly NamedPortion[]>({
  max: 5000,
  memoMethod: (name) => alternatives(name).flatMap((one) => readPortion(one) ?? []),
});

const alternatives = (name: string): string[] => {
  const words = name
    .replace("(1 slice bread)", FOLDED)
    .replace("half smoke", "halfsmoke")
    .replace("bun length/jumbo", "jumbo")
    .replace(/\([^()]*\)/g, "")
    .replace("small/regular ", "small/medium ")
    .replace("small/regular", "medium")
    .replace("pouch/regular size", "regular size pouch")
    .replace('regular or 6" submarine', "sub")
    .replace("/regular", "")
    .replace("sharing/movie theater size", "sharing size")
    .replace(/\b(\w+), (\w+), or (\w+)/, "$1/$2/$3")
    .replace(/\b([a-z]+) or ([a-z]+)\b/i, "$1/$2")
    .split(" ");
  const at = words.findIndex((word) => /^[a-z]+(\/[a-z]+)+$/i.test(word));
  const either = words[at]?.split("/") ?? [];
  return either.length > 0 ? either.map((one) => words.with(at, one).join(" ")) : [words.join(" ")];
};

function readPortion(name: string): NamedPortion | undefined {
  if (/^(Quantity|Guideline)|^$/.test(name)) return undefined;
  const { amount, rest } = readAmount(
    tokenise(
      name
        .replace(/ or \d.*/, "")
        .replace("child drink", "child size drink")
        .replace(/\/(?!\d)/g, " "),
    ),
  );
  const { size, count = 1 } = amount;
  const isCup = /\bcup(?:$|, pieces)/.test(name);
  const unit = isCup ? CUP : amount.unit;
  if (count <= 0 || unit?.grams !== undefined) return undefined;
  const words = rest.filter(({ kind }) => kind === "word").map(({ norm }) => norm);
  if (/calorie/.test(name)) words.push("calorie");
  // The pieces of "1 cup, pieces" are no one piece.
  const measureOf = (word: string) => (isCup && word === "piece" ? undefined : unitOfWord(word)?.name);
  const units = [...(unit ? [unit.name] : []), ...words.flatMap((word) => measureOf(word) ?? [])];
  if (words.includes("kernel") || words.includes("halfsmoke")) return undefined;
  return { count, units, size, words: words.filter((word) => !PLAIN.has(word) && !measureOf(word)) };
}

export const portionMeasures = (name: string): readonly string[] =>
  portionsIn(name).flatMap(({ units, size }) =>
    size
      ? [...units, ...(units.length > 0 ? units.map((unit) => `${size.name} ${unit}`) : [size.name])]
      : units,
  );

/** Words of a portion that may name its food: the stick of "cheese stick", the wing of a chicken. */
export const portionWords = (name: string): readonly string[] =>
  portionsIn(name).flatMap(({ words, units }) => [
    ...words,
    ...units.filter((unit) => !VOLUMES.includes(unit)),
  ]);

const USUAL_BOTTLE = "1 bottle (20 fl oz)";

const USUAL = "Quantity not specified";
const ALIKE = [
  ["slice", "piece", "wedge"],
  ["packet", "bag", "pouch", "box"],
  ["container", "carton", "pot", "packet", "jar"],
  ["can", "bottle"],
  ["stick", "piece"],
  ["link", "piece"],
  ["fillet", "piece"],
  ["round", "patty", "piece"],
];

const SHARED_GRAMS = 400;
const SHARED_TIMES = 2;
/** A package of beef stroganoff is no piece of it. */
const FOR_MANY_GRAMS = 800;
const SHARED = ["pie", "cake", "pizza", "tart", "loaf", "quiche", "casserole", "roll"];

const isShared = (
  { words, grams }: Pick<NamedPortion, "words"> & { grams: number },
  usual: number,
): boolean =>
  grams >= SHARED_GRAMS &&
  grams > SHARED_TIMES * usual &&
  words.some((word) => SHARED.some((shared) => word.endsWith(shared)));

/** "Goldfish" is not one of them. */
const LEAST_GRAMS = 2;

type FoodWords = { typed: ReadonlySet<string>; name: readonly string[] };

/** A food's portions in grams, by the names of the table's portions; of several ("1 small can", "1 can") the best fit. */
export function fnddsPortions(
  portions: readonly ImportedPortion[],
  amount: Amount,
  foodWords: FoodWords,
): Map<string, number> {
  const usual = portions.find(({ name }) => name === USUAL);
  const gramsOf = new Map<string, number>(usual && [["default", usual.grams]]);
  const weighed = weighedIn(portions, foodWords.name);
  const best = bestOf(weighed, foodWords, usual);
  const set = (key: string, portion: { grams: number } | undefined) =>
    portion && gramsOf.set(key, portion.grams);
  const find = (key: string, is: (portion: Weighed) => boolean) => set(key, weighed.find(is));
  for (const unit of new Set(weighed.flatMap(({ units }) => units))) set(unit, best(unit));
  for (const { size } of weighed) if (size) set(size.name, best(undefined, size));
  // Noodles that are sold by the cup are eaten by the cup.
  find("cup", ({ units }) => units[0] === "cup" && units.includes("packet"));
  const piece = best();
  // A drink is FNDDS's usual amount, not the medium of three cups.
  const isDrink = weighed.some(({ units }) => units[0] === "fl oz");
  const isWhole = usual && piece && isShared(piece, usual.grams);
  const isForMany =
    isWhole || (usual && piece && piece.grams > FOR_MANY_GRAMS && piece.grams > SHARED_TIMES * usual.grams);
  if (isWhole) set("whole", piece);
  if (isForMany) set("piece", usual);
  else if (!(isDrink && usual) || isNamed(piece, foodWords)) set("piece", piece);
  if (isDrink && isNamed(piece, foodWords)) set("default", piece);
  // "An avocado" is a whole one.
  const isSaid = piece?.units.every((unit) => foodWords.typed.has(unit));
  const isOneSaid = piece?.words.some((word) => foodWords.typed.has(word) && !foodWords.name.includes(word));
  if ((amount.count === 1 || isOneSaid) && piece && !isForMany && !piece.size && isSaid && !isDrink)
    set("default", piece);
  if (foodWords.typed.has(FOLDED)) find("default", ({ words }) => words.includes(FOLDED));
  const half = weighed.find(
    ({ count, units, words }) =>
      count === 0.5 && units.length === 0 && words.every((word) => foodWords.name.includes(word)),
  );
  if (half) gramsOf.set("half", half.grams / 2);
  if (!gramsOf.has("glass")) find("glass", ({ words, size }) => !size && words.join() === "drink");
  if (!gramsOf.has("serving")) find("serving", isForOne);
  const { unit, size, singular } = amount;
  if (amount.count === undefined && singular && !isWhole)
    find(
      "default",
      (one) => isOne(one, singular) && one.grams >= LEAST_GRAMS && one.grams <= (usual?.grams ?? 0),
    );
  if (unit && unit.grams === undefined) {
    const portion = best(unit.name, size);
    const isVolume = VOLUMES.includes(unit.name);
    if (!isVolume) set(unit.name, portion);
    if (size && portion?.size?.name === size.name && (!isVolume || portion.units[0] === unit.name))
      set(`${size.name} ${unit.name}`, portion);
  } else if (size) set(size.name, best(undefined, size));
  return gramsOf;
}

/** "1 Capri Sun pouch" of a Capri Sun. */
const isNamed = (portion: NamedPortion | undefined, { typed, name }: FoodWords): boolean =>
  portion !== undefined &&
  portion.words.length > 0 &&
  portion.words.every((word) => typed.has(word) && name.includes(word));

const isForOne = ({ size, words }: NamedPortion): boolean =>
  size?.name === "individual" || words.includes("prepackaged");

type Weighed = NamedPortion & { grams: number; isUsual: boolean };

const weighedIn = (portions: readonly ImportedPortion[], nameWords: readonly string[]): Weighed[] => {
  const isSoda = nameWords.includes("soda");
  const isOfBreakfast = !nameWords.some((word) => GRILLED.has(word));
  return portions.flatMap(({ name, grams }) =>
    portionsIn(isOfBreakfast ? name.replace("breakfast size link", "link") : name).map((portion) => ({
      ...portion,
      grams: grams / portion.count,
      isUsual: isSoda && name === USUAL_BOTTLE,
    })),
  );
};
/** Sausages whose link is one for the grill. */
const GRILLED = new Set(["italian", "polish", "chorizo", "beef"]);

const bestOf =
  (weighed: readonly Weighed[], foodWords: FoodWords, usual?: ImportedPortion) =>
  (unit?: string, size?: Amount["size"]): Weighed | undefined => {
    let top: Weighed | undefined;
    let topScore = 0;
    for (const portion of weighed) {
      const fit = fitness(portion, foodWords, unit, size);
      const score = fit > 0 ? fit + (portion.isUsual ? 0.1 : likeness(portion.grams, usual?.grams)) : fit;
      if (score > topScore) [top, topScore] = [portion, score];
    }
    return top;
  };

const isOne = ({ count, size, words, units }: NamedPortion, singular: string): boolean =>
  count === 1 && (!size || size.name === "medium") && [...words, ...units].join() === singular;

const likeness = (grams: number, usual: number | undefined): number =>
  usual ? (0.1 * Math.min(grams, usual)) / Math.max(grams, usual) : 0;

const isSaid = ({ units, words }: NamedPortion, { typed, name }: FoodWords): boolean =>
  [...units, ...words.filter((word) => !name.includes(word))].some((word) => typed.has(word));

function fitness(portion: NamedPortion, foodWords: FoodWords, unit?: string, size?: Amount["size"]): number {
  const { typed, name } = foodWords;
  const isVolume = portion.units.some((unit) => VOLUMES.includes(unit));
  let score = 1;
  if (unit !== undefined) {
    if (portion.units[0] === unit) score += 2;
    else if (portion.units.includes(unit)) score += 1.8;
    else if (portion.units.some((other) => ALIKE.some((like) => like.includes(unit) && like.includes(other))))
      score += 1;
    else score -= 2;
  } else if (isVolume) return 0;
  else if (portion.units.length > 0 && !isSaid(portion, foodWords))
    score -= size !== undefined ? 0.3 : portion.units.join() === "piece" ? 0.35 : 0.6;
  else if (portion.units.some((unit) => typed.has(unit) && !name.includes(unit))) score += 0.5;
  if (size === undefined)
    score -= portion.size ? (isVolume ? 1 : portion.size.name === "medium" ? 0.1 : 0.4) : 0;
  else if (portion.size?.name === size.name) score += portion.size.times === size.times ? 1 : 0.5;
  else score -= portion.size ? 1.5 : 0.5;
  const others = portion.words.filter((word) => !name.includes(word));
  const isTyped = portion.words.some((word) => name.includes(word) && typed.has(word));
  if (unit === undefined && isTyped) score += 0.1;
  const said = others.filter((word) => typed.has(word)).length;
  return score + 0.4 * said - (said < others.length ? 0.2 : 0);
}

const HUGE_TIMES = 1.6;
/** The survey's slice of pie and its medium potato are large ones. */
const LARGER_TIMES = 1.1;
const ADDED = ["with", "with grains", "in drink"];

/** Adds to the portions of an imported food those of the table's `food`, and replaces the ones that are too large. */
export function addTablePortions(
  portions: Map<string, number>,
  food: Food,
  { name: imported, isMissing, isLike, isSame }: TableLike,
): void {
  const isGrown = isSame && isLike && food.group === "vegetables";
  const isSweet = isSame && isLike && food.group === "sweets";
  const largest = isGrown || /\bpie\b/i.test(imported) ? LARGER_TIMES : HUGE_TIMES;
  for (const [name, grams] of food.portions) {
    const isSized = (isSweet && ["scoop", "slice"].includes(name)) || (isGrown && name === "medium");
    const isHuge = isSized && (portions.get(name) ?? 0) > largest * grams;
    if ((ADDED.includes(name) && isLike) || isHuge || (isMissing(name) && !portions.has(name)))
      portions.set(name, grams);
  }
}
type TableLike = {
  name: string;
  isMissing: (name: string) => boolean;
  isLike: boolean;
  isSame: boolean;
};
