import type { Food } from "~/features/foods/food";
import type { Amount } from "~/features/foods/phrases/amount";
import { defaultGrams, exactGrams, householdGrams, pieceGrams } from "./portion-grams";

/** Grams, the portion in words, and how sure the amount is (1: weighed, 0.7: not said at all). */
export type Weight = { grams: number; portion: string; sure: number };

const MOST_GRAMS = 10_000;

/** What an amount of a food weighs. `beside` is the food it was added to, as butter is to toast, and how many slices of that. */
export const weigh = (food: Food, amount: Amount, beside: { to?: Food; count?: number } = {}): Weight => {
  const { count = 1, unit, each, size } = amount;
  if (each) {
    const grams = limit(count * each.count * exactGrams(food, each.unit));
    return { grams, portion: `${times(count)}${say(each.count)} ${each.unit.name}`, sure: 1 };
  }
  if (unit?.grams !== undefined || (unit?.ml !== undefined && !food.portions.has(unit.name))) {
    return {
      grams: limit(count * exactGrams(food, unit)),
      portion: `${say(count)} ${plural(unit.name, count)}`,
      sure: 1,
    };
  }
  if (unit) {
    const { grams, known } = householdGrams(food, unit.name, size);
    const name = `${size ? `${size.name} ` : ""}${unit.name}`;
    return {
      grams: limit(count * grams),
      portion: `${say(count)} ${plural(name, count)}`,
      sure: known ? 0.95 : 0.8,
    };
  }
  if (size) {
    const whole = food.portions.get(`whole ${size.name}`);
    const grams = whole ?? food.portions.get(size.name) ?? defaultGrams(food) * size.times;
    return { grams: limit(count * grams), portion: `${say(count)} ${size.name}`, sure: 0.9 };
  }
  const counted = amount.said && amount.counted ? food.portions.get(amount.counted) : undefined;
  if (counted !== undefined) {
    return {
      grams: limit(count * counted),
      portion: `${say(count)} ${plural(amount.counted ?? "", count)}`,
      sure: 0.9,
    };
  }
  const whole = food.portions.get("whole");
  if (whole !== undefined && whole !== pieceGrams(food) && isOfWholeOnes(food, amount)) {
    return { grams: limit(count * whole), portion: `${say(count)} whole`, sure: 0.9 };
  }
  if (amount.said) {
    const name = oneName(food);
    return {
      grams: limit(count * pieceGrams(food)),
      portion: `${say(count)} ${plural(name, count)}`,
      sure: 0.9,
    };
  }
  if (beside.to && amount.count === undefined) {
    const added = addedGrams(food, beside.to, beside.count ?? 1);
    if (added !== undefined) return { grams: added, portion: `a little (${say(added)} g)`, sure: 0.75 };
  }
  if (amount.count !== undefined && food.portions.has("piece") && !food.portions.has("slice")) {
    return { grams: pieceGrams(food), portion: `1 ${oneName(food)}`, sure: 0.85 };
  }
  if (
    amount.plural &&
    !beside.to &&
    (food.portions.has("piece") || food.portions.has("medium")) &&
    !food.portions.has("default")
  ) {
    return { grams: 2 * pieceGrams(food), portion: `2 ${plural(oneName(food), 2)}`, sure: 0.75 };
  }
  const grams = food.portions.get("default") ?? pieceGrams(food);
  return { grams, portion: `a default portion (${say(grams)} g)`, sure: 0.75 };
};

/** "A whole pizza", "2 pizzas", "half a cake". Two cakes or pies are two slices, for nobody eats two whole ones. */
const isOfWholeOnes = ({ group }: Food, { count = 1, said, whole, counted }: Amount): boolean =>
  whole ?? (said && counted !== "slice" && (count < 1 || group !== "sweets"));

const limit = (grams: number): number => Math.min(Math.round(grams * 10) / 10, MOST_GRAMS);

const oneName = (food: Food): string =>
  food.portions.has("piece")
    ? "piece"
    : ([...food.portions.keys()][0] ?? "portion").replace("default", "portion");

const addedGrams = (food: Food, to: Food, count: number): number | undefined => {
  if (/coffee|tea\b|espresso|latte|chai/i.test(to.name)) {
    const inDrink = food.portions.get("in drink");
    if (inDrink !== undefined) return inDrink;
  }
  const added = food.portions.get("with");
  if (added === undefined) return undefined;
  return to.group === "bread" ? added * Math.max(1, Math.min(Math.round(count), 4)) : added;
};

const say = (number: number): string => String(Math.round(number * 100) / 100);

const times = (count: number): string => (count === 1 ? "" : `${say(count)} × `);

const NEVER_PLURAL =
  /^(g|kg|mg|oz|lb|ml|cl|dl|l|fl oz|tbsp|tsp|.*(small|medium|large|jumbo|mini|fun|king|personal|individual))$/;

const plural = (name: string, count: number): string => {
  if (count <= 1 || NEVER_PLURAL.test(name)) return name;
  if (name.endsWith("half")) return `${name.slice(0, -1)}ves`;
  if (name.endsWith("leaf")) return `${name.slice(0, -1)}ves`;
  if (/(sh|ch|x|ss)$/.test(name)) return `${name}es`;
  return name.endsWith("y") ? `${name.slice(0, -1)}ies` : `${name}s`;
};
