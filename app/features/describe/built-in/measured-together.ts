import type { WeighedFood } from "./weighed-food";

/** Groups that fill a cup or a bowl together, as rice with carrots. Milk, fruit and sauces go on top. */
const MIXED = new Set(["grains", "legumes", "vegetables", "meat", "fish"]);
const HOSTS = new Set([...MIXED, "dishes"]);
/** "A bowl of rice and beans" is one bowl; of "a cup of rice and salmon" only the rice was measured. */
const MIXED_BY_AND = new Set(["grains", "legumes", "vegetables"]);
const MEASURES = new Set(["cup", "bowl", "plate", "plateful"]);
const FIRST_SHARE = 0.5;

/** Shares a measure among the foods in it: a cup of rice with carrots is one cup. */
export const measuredTogether = (foods: readonly WeighedFood[]): WeighedFood[] => {
  const shared = [...foods];
  for (const [i, host] of foods.entries()) {
    const isBowl = MEASURES.has(host.phrase.amount.unit?.name ?? "") && HOSTS.has(host.match.food.group);
    if (!isBowl && !(isWeighed(host) && foods[i + 1]?.phrase.mixed)) continue;
    const rest = foods.slice(i + 1);
    const end = rest.findIndex((food) => !isMixedIn(food, host));
    const count = end < 0 ? rest.length : end;
    if (count === 0) continue;
    const { grams } = host.weight;
    shared[i] = withGrams(host, grams * FIRST_SHARE);
    for (const [k, food] of rest.slice(0, count).entries())
      shared[i + 1 + k] = withGrams(food, (grams * (1 - FIRST_SHARE)) / count);
  }
  return shared;
};

/** "100 g of oatmeal mixed with banana" is 100 g of both. */
const isWeighed = ({ phrase: { amount } }: WeighedFood): boolean =>
  amount.unit?.grams !== undefined || amount.unit?.ml !== undefined;

const isMixedIn = (
  { match: { food }, phrase: { join, after, amount, apart, mixed } }: WeighedFood,
  host: WeighedFood,
): boolean => {
  if (amount.count !== undefined || amount.unit || amount.size || apart) return false;
  if (mixed) return true;
  const isDish = host.match.food.group === "dishes";
  if (join === "with" || after === "with") return isDish ? food.group === "grains" : MIXED.has(food.group);
  return ["list", "aside"].includes(join) && MIXED_BY_AND.has(food.group) && MIXED.has(host.match.food.group);
};

const withGrams = (food: WeighedFood, grams: number): WeighedFood => {
  const rounded = Math.round(grams * 10) / 10;
  return { ...food, weight: { grams: rounded, portion: `its share (${rounded} g)`, certainty: 0.75 } };
};
