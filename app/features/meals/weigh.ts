import type { Food } from "~/features/foods/foods";
import { stem } from "~/features/foods/language/words";
import type { Match } from "~/features/foods/matching/match";
import type { Phrase } from "./phrases";
import { defaultGrams, exactGrams, householdGrams, pieceGrams } from "./portion-grams";
import type { Amount } from "./read-amount";

/** `certainty` of the amount: 1 for a stated weight, 0.75 for an assumed portion. */
export type FoodWeight = { grams: number; portion: string; certainty: number };

/** An addition weighs at most `mostGrams`: sugar in 4 g of coffee. */
type Host = { food: Food; slices: number; mostGrams?: number };

const MAX_GRAMS = 10_000;

export const weigh = (food: Food, amount: Amount, host?: Host): FoodWeight =>
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

const measuredWeight = (food: Food, amount: Amount): FoodWeight | undefined => {
  const { count = 1, unit, perPiece, size } = amount;
  if (perPiece) {
    const portion = `${times(count)}${short(perPiece.count)} ${perPiece.unit.name}`;
    return weight(count * perPiece.count * exactGrams(food, perPiece.unit), portion, 1);
  }
  if (unit?.grams !== undefined || (unit?.ml !== undefined && !food.portions.has(unit.name)))
    return weight(count * exactGrams(food, unit), counted(count, unit.name), 1);
  if (unit) {
    const { grams, known } = householdGrams(food, unit.name, size);
    const name = `${size ? `${size.name} ` : ""}${unit.name}`;
    return weight(count * grams, counted(count, name), known ? 0.95 : 0.8);
  }
  if (!size) return undefined;
  const { portions } = food;
  const sized = portions.get(`whole ${size.name}`) ?? portions.get(size.name);
  const whole = amount.whole ? portions.get("whole") : undefined;
  const grams = sized ?? (whole ? whole * Math.min(1, size.times) : usualGrams(food, size.name) * size.times);
  return weight(count * grams, `${short(count)} ${size.name}`, 0.9);
};

/** Of what is counted, in g; of a word in the singular less. */
const COUNTED_MAX = { plural: 3000, singular: 300 };
const COUNT_MAX = 30;

/** "200 rice" is 200 g: nobody eats so many portions. */
const bareWeight = (food: Food, { count = 1, stated, singular }: Amount): FoodWeight | undefined =>
  stated && count >= COUNT_MAX && count * pieceGrams(food) > COUNTED_MAX[singular ? "singular" : "plural"]
    ? weight(count, `${short(count)} g`, 0.75)
    : undefined;

const OF_SERVINGS = new Set(["child", "family", "king"]);

const usualGrams = (food: Food, size: string): number =>
  (food.group === "drinks" || OF_SERVINGS.has(size) ? food.portions.get("default") : undefined) ??
  defaultGrams(food);

const countedWeight = (food: Food, amount: Amount): FoodWeight | undefined => {
  const { count = 1, stated, countedWord = "" } = amount;
  const grams = stated ? food.portions.get(countedWord) : undefined;
  if (grams !== undefined) return weight(count * grams, counted(count, countedWord), 0.9);
  const whole = food.portions.get("whole");
  const isOne = amount.count !== undefined && !amount.unit && (whole ?? 0) <= MAX_WHOLE;
  if (whole !== undefined && (isOne || (whole !== pieceGrams(food) && isOfWholeOnes(food, amount))))
    return weight(count * whole, `${short(count)} whole`, 0.9);
  return stated ? weight(count * pieceGrams(food), counted(count, pieceName(food)), 0.9) : undefined;
};

const addedWeight = (food: Food, { count }: Amount, host: Host): FoodWeight | undefined => {
  const usual = count === undefined ? addedGrams(food, host) : undefined;
  if (usual === undefined) return undefined;
  const grams = Math.min(usual, host.mostGrams ?? usual);
  return { grams, portion: `a little (${short(grams)} g)`, certainty: 0.75 };
};

const isOneOf = ({ name, names }: Food, word: string | undefined): boolean => {
  if (word !== undefined && names.some((other) => other.endsWith(`${word}s`))) return true;
  const last = name.split(",", 1)[0]?.split(" ").at(-1)?.toLowerCase() ?? "";
  return last.endsWith("s") && stem(last) !== last && stem(last) === word;
};

const assumedWeight = (
  food: Food,
  { count, plural, singular }: Amount,
  host: Host | undefined,
): FoodWeight => {
  const { portions } = food;
  const piece = pieceGrams(food);
  if (count !== undefined && portions.has("piece") && !portions.has("slice"))
    return { grams: piece, portion: counted(1, pieceName(food)), certainty: 0.85 };
  const isCounted = (portions.has("piece") || portions.has("medium")) && !portions.has("default");
  if (!host && count === undefined && portions.has("piece") && isOneOf(food, singular))
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
const isOfWholeOnes = ({ group }: Food, { count = 1, stated, whole, countedWord }: Amount): boolean =>
  whole ?? (stated && countedWord !== "slice" && (count < 1 || group !== "sweets"));

const pieceName = ({ portions }: Food): string =>
  portions.has("piece") ? "piece" : ([...portions.keys()][0] ?? "portion").replace("default", "portion");

const addedGrams = ({ portions }: Food, host: Host): number | undefined => {
  const inDrink = /coffee|tea\b|espresso|latte|chai/i.test(host.food.name)
    ? portions.get("in drink")
    : undefined;
  const grams = portions.get("with");
  if (inDrink !== undefined || grams === undefined) return inDrink;
  return host.food.group === "bread" ? grams * Math.max(1, Math.min(Math.round(host.slices), 4)) : grams;
};

const short = (number: number): string => String(Math.round(number * 100) / 100);

const times = (count: number): string => (count === 1 ? "" : `${short(count)} × `);

const counted = (count: number, name: string): string => `${short(count)} ${pluralOf(name, count)}`;

const NEVER_PLURAL =
  /^(g|dag|kg|mg|oz|lb|ml|cl|dl|l|fl oz|tbsp|tsp|.*(small|medium|large|jumbo|mini|fun|king|personal|individual))$/;

const pluralOf = (name: string, count: number): string => {
  if (count <= 1 || NEVER_PLURAL.test(name)) return name;
  if (name.endsWith("half")) return `${name.slice(0, -1)}ves`;
  if (name.endsWith("leaf")) return `${name.slice(0, -1)}ves`;
  if (/(sh|ch|x|ss)$/.test(name)) return `${name}es`;
  return name.endsWith("y") ? `${name.slice(0, -1)}ies` : `${name}s`;
};

export type WeighedFood = {
  match: Match;
  phrase: Phrase;
  weight: FoodWeight;
  name?: string;
  /** Where its words stand in the text. */
  place?: { start: number; end: number };
};
