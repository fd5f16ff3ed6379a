import type { Found } from "./longest-food-match";

/** What fills a cup or a bowl together, as rice with carrots does. Milk, fruit and sauces are put on top. */
const MIXED = new Set(["grains", "legumes", "vegetables", "meat", "fish"]);
/** "A bowl of rice and beans" is one bowl; of "a cup of rice and salmon" only the rice was measured. */
const MIXED_BY_AND = new Set(["grains", "legumes", "vegetables"]);
const MEASURES = new Set(["cup", "bowl", "plate", "plateful"]);
/** What is named first is most of it. */
const FIRST = 0.5;

/** A cup of rice with carrots is one cup: what a measure names together shares it. */
export const measuredTogether = (found: readonly Found[]): Found[] => {
  const shared = [...found];
  for (const [i, host] of found.entries()) {
    const isBowl = MEASURES.has(host.phrase.amount.unit?.name ?? "") && MIXED.has(host.match.food.group);
    if (!isBowl && !(isWeighed(host) && found[i + 1]?.phrase.mixed)) continue;
    const rest = found.slice(i + 1);
    const end = rest.findIndex((food) => !isMixedIn(food, host));
    const count = end < 0 ? rest.length : end;
    if (count === 0) continue;
    const grams = host.weight.grams;
    shared[i] = withGrams(host, grams * FIRST);
    for (let k = i + 1; k <= i + count; k += 1)
      shared[k] = withGrams(found[k] as Found, (grams * (1 - FIRST)) / count);
  }
  return shared;
};

/** "100 g of oatmeal mixed with banana" is 100 g of both. */
const isWeighed = ({ phrase: { amount } }: Found): boolean =>
  amount.unit?.grams !== undefined || amount.unit?.ml !== undefined;

const isMixedIn = (
  { match: { food }, phrase: { join, after, amount, apart, mixed } }: Found,
  host: Found,
): boolean => {
  if (amount.count !== undefined || amount.unit || amount.size || apart) return false;
  if (mixed) return true;
  if (join === "with" || after === "with") return MIXED.has(food.group);
  return join === "list" && MIXED_BY_AND.has(food.group) && MIXED_BY_AND.has(host.match.food.group);
};

const withGrams = (found: Found, grams: number): Found => {
  const rounded = Math.round(grams * 10) / 10;
  return { ...found, weight: { grams: rounded, portion: `its share (${rounded} g)`, sure: 0.75 } };
};
