import type { Food } from "~/features/foods/foods";
import type { QuantityUnit } from "~/features/foods/language/quantity";
import type { Amount } from "./read-amount";

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
  bag: { like: ["packet"] },
  packet: { like: ["bag", "container"] },
  box: { like: ["packet", "bag"] },
  sleeve: { like: ["packet"] },
  wedge: { like: ["slice"] },
  quarter: {},
  pan: { like: ["whole", "family"] },
  loaf: { grams: 450 },
};

const SPOONS: Record<string, number> = { cup: 16, tbsp: 1, tsp: 1 / 3 };
const ML_OF_SPOON = 14.79;
/** With sizes of their own: a small bag is not three quarters of a bag. */
const SIZED = new Set("bag box packet serving piece bar pouch container plate slice".split(" "));

const FOR_ONE = new Set(["individual", "personal", "mini"]);
const ONE_OF_A_LOAF = 0.15;
const PACKS = new Set(["container", "carton"]);

export const householdGrams = (
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
  const isSized = grams === undefined || grams === defaultGrams(food) || SIZED.has(unit) || isDrink(food);
  if (sized !== undefined && isSized) return { grams: sized, known: true };
  const isSmallLoaf = unit === "loaf" && size !== undefined && FOR_ONE.has(size.name);
  const factor = isSmallLoaf
    ? ONE_OF_A_LOAF
    : size?.name === "fun" && PACKS.has(unit)
      ? 1
      : (size?.times ?? 1);
  const measure = MEASURES[unit];
  const similar = [unit, ...(measure?.like ?? [])].find((name) => portions.has(name));
  if (similar !== undefined) return { grams: (portions.get(similar) ?? 0) * factor, known: true };
  if (measure?.grams !== undefined) return { grams: measure.grams * factor, known: false };
  const ml = measure?.ml ?? (isDrink(food) ? measure?.drinkMl : undefined);
  if (ml !== undefined) return { grams: ml * density(food) * factor, known: false };
  const usual = unit === "serving" || measure ? portions.get("default") : undefined;
  return { grams: (usual ?? pieceGrams(food)) * factor, known: false };
};

const ML_OF_FLUID_OZ = 29.57;

/** An ounce of a drink is a fluid ounce. */
export const exactGrams = (food: Food, unit: QuantityUnit): number =>
  unit.name === "oz" && food.group === "drinks"
    ? ML_OF_FLUID_OZ * density(food)
    : (unit.grams ?? food.portions.get(unit.name) ?? (unit.ml ?? 0) * density(food));

const CUP_ML = 236.6;
/** Grams of a cup, the median of the table's rows that have one. */
const CUPS: Record<string, number> = {
  bread: 60,
  fish: 145,
  fruit: 155,
  grains: 160,
  legumes: 196,
  meat: 140,
  nuts: 143,
  sandwiches: 130,
  vegetables: 144,
};

const density = (food: Food): number => {
  for (const [name, spoons] of Object.entries(SPOONS)) {
    const grams = food.portions.get(name);
    if (grams !== undefined) return grams / (spoons * ML_OF_SPOON);
  }
  return isDrink(food) ? 1 : (CUPS[food.group] ?? CUP_ML * 0.8) / CUP_ML;
};

const isDrink = (food: Food): boolean => food.group === "drinks" || food.portions.has("in drink");

export const pieceGrams = (food: Food): number => food.portions.get("piece") ?? defaultGrams(food);

export const defaultGrams = (food: Food): number => [...food.portions.values()][0] ?? 100;
