import type { Amount } from "./amount";
import type { Food } from "./food";
import type { Unit } from "./language/units";

/** Grams, the portion in words, and how sure the amount is (1: weighed, 0.7: not said at all). */
export type Weight = { grams: number; portion: string; sure: number };

/** Household measures of foods whose table row doesn't have them: by another portion's name, in ml or in grams. */
const MEASURES: Record<string, { like?: string[]; ml?: number; grams?: number; drinkMl?: number }> = {
  slice: { like: ["piece", "medium"] },
  piece: { like: ["slice", "medium", "bar", "square", "fillet"] },
  glass: { like: ["cup"], ml: 250 },
  mug: { ml: 300 },
  bowl: { ml: 350 },
  plate: {},
  can: { drinkMl: 355 },
  bottle: { drinkMl: 500 },
  handful: { grams: 30 },
  container: { drinkMl: 250 },
  jar: {},
  scoop: { ml: 60 },
  pint: { ml: 473 },
  shot: { ml: 44 },
  dash: { grams: 0.6 },
  pinch: { grams: 0.4 },
  splash: { grams: 15 },
  drizzle: { grams: 5 },
  dollop: { grams: 20 },
  knob: { grams: 10 },
  pat: { grams: 5 },
  squeeze: { grams: 5 },
  inch: { grams: 20 },
  bite: { grams: 15 },
  sip: { grams: 15 },
  ladle: { ml: 120 },
  pot: { like: ["container", "cup"] },
  carton: { like: ["box", "container", "cup"], drinkMl: 240 },
  pouch: { like: ["packet", "box", "bag"] },
  rod: { like: ["piece"] },
  bag: { like: ["packet"] },
  packet: { like: ["bag", "container"] },
  box: { like: ["packet", "bag"] },
  wedge: { like: ["slice"] },
  quarter: {},
  loaf: { grams: 450 },
};

const SPOONS: Record<string, number> = { cup: 16, tbsp: 1, tsp: 1 / 3 };
const ML_OF_SPOON = 14.79;
/** What comes in sizes of its own: a small bag is not three quarters of a bag. */
const SIZED = new Set([
  "bag",
  "box",
  "packet",
  "serving",
  "piece",
  "bar",
  "pouch",
  "container",
  "plate",
  "slice",
]);
const MOST_GRAMS = 10_000;

/** What an amount of a food weighs. `beside` is true for what is added to another food, such as butter on toast. */
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
    const { grams, known } = household(food, unit.name, size);
    const name = `${size ? `${size.name} ` : ""}${unit.name}`;
    return {
      grams: limit(count * grams),
      portion: `${say(count)} ${plural(name, count)}`,
      sure: known ? 0.95 : 0.8,
    };
  }
  if (size) {
    const grams = food.portions.get(size.name) ?? first(food) * size.times;
    return { grams: limit(count * grams), portion: `${say(count)} ${size.name}`, sure: 0.9 };
  }
  if (amount.said) {
    const name = oneName(food);
    return { grams: limit(count * one(food)), portion: `${say(count)} ${plural(name, count)}`, sure: 0.9 };
  }
  if (beside.to && amount.count === undefined) {
    const added = addedGrams(food, beside.to, beside.count ?? 1);
    if (added !== undefined) return { grams: added, portion: `a little (${say(added)} g)`, sure: 0.75 };
  }
  if (amount.count !== undefined && food.portions.has("piece") && !food.portions.has("slice")) {
    return { grams: one(food), portion: `1 ${oneName(food)}`, sure: 0.85 };
  }
  if (
    amount.plural &&
    (food.portions.has("piece") || food.portions.has("medium")) &&
    !food.portions.has("default")
  ) {
    return { grams: 2 * one(food), portion: `2 ${plural(oneName(food), 2)}`, sure: 0.75 };
  }
  const grams = food.portions.get("default") ?? one(food);
  return { grams, portion: `a default portion (${say(grams)} g)`, sure: 0.75 };
};

const limit = (grams: number): number => Math.min(Math.round(grams * 10) / 10, MOST_GRAMS);

/** The gram weight of one, as in "two bananas". */
const one = (food: Food): number => food.portions.get("piece") ?? first(food);

const first = (food: Food): number => [...food.portions.values()][0] ?? 100;

const oneName = (food: Food): string =>
  food.portions.has("piece")
    ? "piece"
    : ([...food.portions.keys()][0] ?? "portion").replace("default", "portion");

const household = (food: Food, unit: string, size: Amount["size"]): { grams: number; known: boolean } => {
  const own = food.portions.get(unit);
  const sized = size ? food.portions.get(size.name) : undefined;
  if (sized !== undefined && (own === undefined || own === first(food) || SIZED.has(unit) || isDrink(food))) {
    return { grams: sized, known: true };
  }
  const factor = size?.times ?? 1;
  if (own !== undefined) return { grams: own * factor, known: true };
  const measure = MEASURES[unit];
  for (const other of measure?.like ?? []) {
    const grams = food.portions.get(other);
    if (grams !== undefined) return { grams: grams * factor, known: true };
  }
  if (measure?.grams !== undefined) return { grams: measure.grams * factor, known: false };
  const ml = measure?.ml ?? (isDrink(food) ? measure?.drinkMl : undefined);
  if (ml !== undefined) return { grams: ml * density(food) * factor, known: false };
  const usual = unit === "serving" || measure ? (food.portions.get("default") ?? one(food)) : one(food);
  return { grams: usual * factor, known: false };
};

const exactGrams = (food: Food, unit: Unit): number =>
  unit.grams ?? food.portions.get(unit.name) ?? (unit.ml ?? 0) * density(food);

/** Grams of a millilitre, from whichever spoon or cup the table knows. */
const density = (food: Food): number => {
  for (const [name, spoons] of Object.entries(SPOONS)) {
    const grams = food.portions.get(name);
    if (grams !== undefined) return grams / (spoons * ML_OF_SPOON);
  }
  return isDrink(food) ? 1 : 0.8;
};

const isDrink = (food: Food): boolean => food.group === "drinks" || food.portions.has("in drink");

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
