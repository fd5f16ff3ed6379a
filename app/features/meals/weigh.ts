import {
  defaultGrams,
  density,
  exactGrams,
  type Food,
  isDrink,
  LIQUID,
  pieceGrams,
  pieceKey,
} from "~/features/foods/foods";
import { pluralOf } from "~/features/foods/language/quantity";
import { stem } from "~/features/foods/language/words";
import type { Match } from "~/features/foods/matching/match";
import { MEASURES } from "~/features/foods/table/portions";
import type { Phrase } from "./phrases";
import type { Amount } from "./read-amount";

const SHARES: Record<string, number> = { half: 1 / 2, quarter: 1 / 4 };

const SIZED = new Set("bag box packet serving piece bar pouch container plate slice".split(" "));
const PLATED = new Set(["grains", "legumes"]);
const LEAST_PLATE_G = 60;
const PLATES: Record<string, number> = { grains: 250, legumes: 250, meat: 150, fish: 150, vegetables: 150 };
const FOR_ONE = new Set(["individual", "personal", "mini"]);
const ONE_OF_A_LOAF = 0.15;
const PACKS = new Set(["container", "carton"]);

const householdGrams = (
  food: Food,
  unit: string,
  size: Amount["size"],
): { grams: number; known: boolean } => {
  const { portions } = food;
  const sizedUnit = size && portions.get(`${size.name} ${unit}`);
  if (sizedUnit !== undefined) return { grams: sizedUnit, known: true };
  const grams = portions.get(unit);
  const whole = size ? portions.get(size.name) : undefined;
  const sized = unit === "slice" && whole && grams && whole > 2 * grams ? undefined : whole;
  const isOnePiece = unit === "serving" && (sized ?? 0) < (portions.get("default") ?? 0);
  const isSized = grams === undefined || grams === defaultGrams(food) || SIZED.has(unit) || isDrink(food);
  if (sized !== undefined && isSized && !isOnePiece) return { grams: sized, known: true };
  const isSmallLoaf = unit === "loaf" && size !== undefined && FOR_ONE.has(size.name);
  const factor = isSmallLoaf
    ? ONE_OF_A_LOAF
    : size?.name === "fun" && PACKS.has(unit)
      ? 1
      : (size?.times ?? 1);
  const measure = MEASURES[unit];
  const similar = [unit, ...(measure?.like ?? [])].find((name) => portions.has(name));
  if (similar !== undefined) return { grams: (portions.get(similar) ?? 0) * factor, known: true };
  const share = SHARES[unit];
  if (share !== undefined && (unit === "half" || food.group !== "meat"))
    return { grams: (portions.get("whole") ?? pieceGrams(food)) * share * factor, known: true };
  if (measure?.grams !== undefined) return { grams: measure.grams * factor, known: false };
  const ml = measure?.ml ?? (isDrink(food) ? measure?.drinkMl : undefined);
  if (ml !== undefined) return { grams: ml * density(food) * factor, known: false };
  const usual = unit === "serving" || measure ? portions.get("default") : undefined;
  if (unit === "piece" && BITS.has(food.group) && (usual ?? 0) > 3 * BIT_GRAMS)
    return { grams: BIT_GRAMS * factor, known: false };
  if (unit === "plate" && (PLATED.has(food.group) || (usual ?? 0) < LEAST_PLATE_G))
    return { grams: Math.max(usual ?? pieceGrams(food), PLATES[food.group] ?? 0) * factor, known: false };
  return { grams: (usual ?? pieceGrams(food)) * factor, known: false };
};

const BITS = new Set(["dishes", "meat", "fish"]);
const BIT_GRAMS = 40;

/** `certainty` of the amount: 1 for a stated weight, 0.75 for an assumed portion. */
type FoodWeight = { grams: number; portion: string; certainty: number };

/** An addition weighs at most `mostGrams`: sugar in 4 g of coffee. */
type Host = { food: Food; slices: number; mostGrams?: number };

const MAX_GRAMS = 10_000;

export const weigh = (row: Food, amount: Amount, host?: Host): FoodWeight => {
  const { portions } = amount;
  const food = portions
    ? { ...row, portions: new Map([...row.portions, ...portions]), measures: row.portions }
    : row;
  return weightOf(food, amount, host);
};

const weightOf = (food: Food, amount: Amount, host?: Host): FoodWeight =>
  caloriesWeight(food, amount) ??
  measuredWeight(food, amount) ??
  bareWeight(food, amount) ??
  countedWeight(food, amount) ??
  (host && addedWeight(food, amount, host)) ??
  assumedWeight(food, amount, host);

const MIN_CALORIES = 10;
/** "An avocado" is a whole one, "a cake" a slice; in g. */
const MAX_WHOLE = 300;

const caloriesWeight = ({ per100 }: Food, { count = 1, calories = 0, unit, perPiece }: Amount) =>
  calories < MIN_CALORIES || per100.calories < 1 || perPiece || unit?.grams || unit?.ml
    ? undefined
    : weight((count * calories * 100) / per100.calories, `${times(count)}${short(calories)} kcal`, 0.95);

const LARGE_TIMES = 1.45;
const EXTRA = 1.4;

const measuredWeight = (food: Food, amount: Amount): FoodWeight | undefined => {
  const { count = 1, unit, perPiece, size } = amount;
  if (perPiece) {
    const portion = `${times(count)}${short(perPiece.count)} ${perPiece.unit.name}`;
    return weight(count * perPiece.count * exactGrams(food, perPiece.unit), portion, 1);
  }
  if (unit?.grams !== undefined || (unit?.ml !== undefined && !food.portions.has(unit.name))) {
    const eaten = amount.part ? eatenOf(food, amount.part, count * exactGrams(food, unit)) : 1;
    return weight(eaten * count * exactGrams(food, unit), times(eaten) + counted(count, unit.name), 1);
  }
  if (unit?.name === "inch" && /pita|tortilla|pancake|waffle|crepe|naan|cookie/i.test(food.name))
    return weight(pieceGrams(food), "1 piece", 0.8);
  if (unit) {
    const { grams, known } = householdGrams(food, unit.name, size);
    const name = `${size ? `${size.name} ` : ""}${unit.name}`;
    return weight(count * grams, counted(count, name), known ? 0.95 : 0.8);
  }
  if (amount.litres && food.group === "drinks")
    return weight(count * 1000 * density(food), counted(count, "l"), 0.95);
  if (!size || count >= PIECES_MAX) return undefined;
  if (size.ml && food.group === "drinks")
    return weight(count * size.ml * density(food), `${short(count)} ${size.name}`, 0.9);
  const { portions } = food;
  const sized = portions.get(`whole ${size.name}`) ?? sizedGrams(food, size.name);
  const whole = amount.whole ? portions.get("whole") : undefined;
  const known = sized ?? (whole ? whole * Math.min(1, size.times) : usualGrams(food, size.name) * size.times);
  const isOrdered = amount.count === undefined && food.group !== "drinks" && ORDERED.has(size.name);
  const grams = isOrdered ? orderedGrams(food, amount, known, size.times) : known;
  const isGrown = !food.ref && (food.group === "drinks" || isPizza(food));
  const isExtra = size.times > LARGE_TIMES && size.name === "large" && isGrown;
  return weight(count * grams * (isExtra ? EXTRA : 1), `${short(count)} ${size.name}`, 0.9);
};

/** "Half a pizza (320 g)" is half of one of 320 g, "half an avocado (70 g)" has 70 g. */
const eatenOf = (food: Food, part: Amount, grams: number): number => {
  const { count = 1, unit } = part;
  if (CUT_UP.has(food.group) && !unit) return 1;
  return grams > (NEARLY * weightOf(food, part).grams) / count ? count : 1;
};
const CUT_UP = new Set(["fruit", "vegetables", "meat", "fish", "bread"]);
const NEARLY = 0.7;

const ORDERED = new Set(["small", "large"]);

/** "Large spring rolls" are more than spring rolls, and small ones less, also where one piece has a size of its own. */
const orderedGrams = (food: Food, amount: Amount, known: number, times: number): number => {
  const usual = assumedWeight(food, { ...amount, size: undefined }, undefined).grams;
  const isLikely = times > 1 ? known > usual : known <= usual && known > usual * SMALLEST;
  return isLikely || amount.whole || isPizza(food) ? known : usual * times;
};

/** Of what is counted, in g; of a word in the singular less. */
const COUNTED_MAX = { plural: 3000, singular: 300 };
const COUNT_MAX = 30;
const PIECES_MAX = 100;

/** "200 rice" is 200 g: nobody eats so many portions. "Burger 550" are its kcal. */
const bareWeight = (food: Food, amount: Amount): FoodWeight | undefined => {
  const { count = 1, stated, singular } = amount;
  const most = COUNTED_MAX[singular ? "singular" : "plural"];
  const isFew = count < COUNT_MAX || (count < PIECES_MAX && count * pieceGrams(food) <= most);
  // "Oats 50, peanut butter 20" are no portions.
  const isMass = count >= (singular ? MASS_MIN : COUNT_MAX) && !isCounted(food, amount);
  if (!stated || (isFew && !isMass)) return undefined;
  const energy = bareEnergy(food, count);
  const isMuch = count > (ENERGY_KNOWN[food.group] ?? Infinity) * usualOf(food);
  return isMuch && isUsual(energy, food) ? energy : weight(count, `${short(count)} g`, BARE);
};
const MASS_MIN = 10;
const isCounted = ({ portions }: Food, { countedWord = "", countedName = "" }: Amount): boolean =>
  [countedWord, countedName, "piece", "medium", "bar"].some((name) => portions.has(name));
const usualOf = (food: Food): number => food.portions.get("default") ?? defaultGrams(food);
/** The portions of a group that nobody eats. */
const ENERGY_KNOWN: Record<string, number> = { sandwiches: 2, sweets: 2, bread: 2, snacks: 4 };
const TIMES_USUAL = 2;
export const BARE = 0.75;

export const bareEnergy = (food: Food, kcal: number): FoodWeight =>
  weight((100 * kcal) / food.per100.calories, `${short(kcal)} kcal`, BARE);

export const isUsual = ({ grams }: FoodWeight, food: Food): boolean =>
  grams < TIMES_USUAL * usualOf(food) && TIMES_USUAL * grams > usualOf(food);

/** A large chicken breast is no large piece of one; a large pie is no whole one, but a large pizza is. */
const sizedGrams = (food: Food, size: string): number | undefined => {
  const grams = food.portions.get(size);
  if (grams === undefined) return undefined;
  const piece = pieceGrams(food);
  const isOther = size === "large" ? grams < piece : size === "small" && grams < piece * SMALLEST;
  const isShared =
    grams > MAX_WHOLE && grams > SHARED_TIMES * piece && !(isPizza(food) || GROWN.has(food.group));
  return isOther || isShared ? undefined : grams;
};
const SMALLEST = 0.26;
const SHARED_TIMES = 5;
const isPizza = ({ name }: Food): boolean => /pizza/i.test(name);

const OF_SERVINGS = new Set(["drinks", "dishes", "soups", "child", "family", "king"]);

const usualGrams = (food: Food, size: string): number =>
  (OF_SERVINGS.has(food.group) || OF_SERVINGS.has(size) ? food.portions.get("default") : undefined) ??
  defaultGrams(food);

const PARTS = new Map(Object.entries(SHARES).map(([name, share]) => [share, name]));
/** Grams; six sushi rolls are six pieces. */
const NAMED_MAX = 1000;

const countedWeight = (food: Food, amount: Amount): FoodWeight | undefined => {
  const { count = 1, stated, countedWord = "", countedName = "" } = amount;
  const counts = [
    stated ? countedWord : "",
    amount.count === undefined || countedName === "cup" ? "" : countedName,
  ];
  for (const word of counts) {
    const grams = count * (food.portions.get(word) ?? 0);
    if (grams > 0 && grams < NAMED_MAX) return weight(grams, counted(count, word), 0.9);
  }
  const part = food.portions.get(PARTS.get(count) ?? "") ?? 0;
  if (stated && part > pieceGrams(food)) return weight(part, `${short(count)} whole`, 0.9);
  const usual = food.portions.get("default") ?? 0;
  if (stated && !amount.singular && count < 1 && usual > 2 * pieceGrams(food))
    return weight(count * usual, counted(count, "portion"), 0.8);
  const whole = wholeGrams(food, amount);
  const isOne = amount.count !== undefined && !amount.unit && ((whole ?? 0) <= MAX_WHOLE || isPizza(food));
  if (whole !== undefined && (isOne || (whole !== pieceGrams(food) && isOfWholeOnes(food, amount))))
    return weight(count * whole, `${short(count)} whole`, 0.9);
  if (!stated || (count > PORTIONS_MAX && hasNoPiece(food) && count * pieceGrams(food) > NAMED_MAX))
    return undefined;
  return weight(count * pieceGrams(food), counted(count, pieceName(food)), 0.9);
};

/** A pizza of one's own is a small one; half a pizza, and a whole one, may be of a larger. A cake of which one has an eighth has eight slices. */
const wholeGrams = (food: Food, { count = 1, whole: isWhole }: Amount): number | undefined => {
  const { portions } = food;
  const slices =
    count <= 1 / SLICES_LEAST && food.group === "sweets" ? SLICES * (portions.get("slice") ?? 0) : 0;
  const whole = slices > 0 ? Math.max(slices, portions.get("whole") ?? 0) : portions.get("whole");
  const isOwn = isPizza(food) && count >= 1 && !isWhole && (whole ?? 0) > MOST_ALONE;
  return isOwn ? (portions.get("whole small") ?? portions.get("small") ?? whole) : whole;
};
const SLICES = 8;
const SLICES_LEAST = 6;
/** Grams that one eats alone: "1 quiche" is a serving of it. */
const MOST_ALONE = 500;

/** Of twenty beans none is a portion. */
const PORTIONS_MAX = 5;
const hasNoPiece = (food: Food): boolean =>
  food.group !== "drinks" && (pieceKey(food) === "default" || LIQUID.has(pieceKey(food)));

const addedWeight = (food: Food, { count }: Amount, host: Host): FoodWeight | undefined => {
  const usual = count === undefined ? addedGrams(food, host) : undefined;
  if (usual === undefined) return undefined;
  const grams = Math.min(usual, host.mostGrams ?? usual);
  return { grams, portion: `a little (${short(grams)} g)`, certainty: 0.75 };
};

const isOneOf = ({ name, names }: Food, word: string | undefined): boolean => {
  if (
    word !== undefined &&
    names.some((other) => other.toLowerCase().replaceAll(" ", "").endsWith(`${word}s`))
  )
    return true;
  const last = name.split(",", 1)[0]?.split(" ").at(-1)?.toLowerCase() ?? "";
  return last.endsWith("s") && stem(last) !== last && stem(last) === word;
};

const GROWN = new Set(["fruit", "vegetables"]);
const PART_MAX = 1.5;
/** Grams; "m&ms" are not one. */
const ALONE_MIN = 3;

const assumedWeight = (
  food: Food,
  { count, plural, singular }: Amount,
  host: Host | undefined,
): FoodWeight => {
  const { portions } = food;
  const piece = pieceGrams(food);
  if (count !== undefined && portions.has("piece") && !portions.has("slice"))
    return { grams: piece, portion: counted(1, pieceName(food)), certainty: 0.85 };
  const medium = (count !== undefined && portions.get("medium")) || 0;
  if (GROWN.has(food.group) && medium > PART_MAX * (portions.get("default") ?? medium))
    return { grams: medium, portion: "1 medium", certainty: 0.85 };
  const isCounted = (portions.has("piece") || portions.has("medium")) && !portions.has("default");
  if (!host && count === undefined && portions.has("piece") && piece >= ALONE_MIN && isOneOf(food, singular))
    return { grams: piece, portion: counted(1, "piece"), certainty: 0.75 };
  if (plural && !host && isCounted)
    return { grams: 2 * piece, portion: counted(2, pieceName(food)), certainty: 0.75 };
  const grams = portions.get("default") ?? piece;
  return { grams, portion: `a default portion (${short(grams)} g)`, certainty: 0.75 };
};

const weight = (grams: number, portion: string, certainty: number): FoodWeight => ({
  grams: Math.min(Math.round(grams * 10) / 10, MAX_GRAMS),
  portion,
  certainty,
});

/** "A whole pizza", "2 pizzas", "half a cake". Two cakes or pies are two slices: nobody eats two whole ones. */
const isOfWholeOnes = (food: Food, amount: Amount): boolean => {
  const { count = 1, stated, whole, countedWord } = amount;
  const isAlone = count !== 1 || GROWN.has(food.group) || (wholeGrams(food, amount) ?? 0) <= MOST_ALONE;
  return whole ?? (stated && countedWord !== "slice" && isAlone && (count < 1 || food.group !== "sweets"));
};

const pieceName = (food: Food): string => pieceKey(food).replace("default", "portion");

const addedGrams = ({ portions }: Food, host: Host): number | undefined => {
  const inDrink = /coffee|tea\b|espresso|latte|chai/i.test(host.food.name)
    ? portions.get("in drink")
    : undefined;
  const grams = portions.get(`with ${host.food.group}`) ?? portions.get("with");
  if (inDrink !== undefined) return Math.round(10 * inDrink * cups(host)) / 10;
  if (grams === undefined) return undefined;
  return host.food.group === "bread" ? grams * cups(host) : grams;
};

const cups = ({ slices }: Host): number => Math.max(1, Math.min(Math.round(slices), 4));

const short = (number: number): string => String(Math.round(number * 100) / 100);

const times = (count: number): string => (count === 1 ? "" : `${short(count)} × `);

const counted = (count: number, name: string): string => `${short(count)} ${pluralOf(name, count)}`;

export type WeighedFood = {
  match: Match;
  phrase: Phrase;
  weight: FoodWeight;
  name?: string;
  /** Where its words stand in the text. */
  place?: { start: number; end: number };
};
