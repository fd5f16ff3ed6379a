import { FOODS } from "./words.mjs";

/**
 * A food with believable values per 100: grams, kcal and kJ, unrounded.
 * @param {ReturnType<typeof import("./random.mjs").randomFrom>} random
 */
export function foodFrom(random) {
  const [name, ...usual] = random.one(FOODS);
  const [carbs, fats, protein, fibre] = usual.slice(0, 4).map((grams) => grams * random.between(0.8, 1.15));
  const [sugar, saturated, serving] = usual.slice(4);
  const isDrink = /Juice|Drink|Cola/.test(name);
  return {
    name,
    unit: isDrink ? "ml" : "g",
    serving: Math.max(5, Math.round((serving * random.between(0.7, 1.3)) / 5) * 5),
    values: {
      calories: 4 * carbs + 4 * protein + 9 * fats + 2 * fibre,
      kj: 17 * carbs + 17 * protein + 37 * fats + 8 * fibre,
      carbs,
      fats,
      protein,
      fibre,
      sugars: carbs * sugar * random.between(0.8, 1),
      saturates: fats * saturated * random.between(0.8, 1),
      salt: random.between(0, 1.8),
    },
  };
}

/** @param {{ values: Record<string, number> }} food */
export const inGrams = ({ values }, grams) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, (value * grams) / 100]));
