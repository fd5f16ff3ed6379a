import { DEFAULT_EMOJI, type FoodEntry } from "../food/food-entry";
import { singleEmoji } from "../food/single-emoji";
import type { Amounts } from "../nutrition/amounts";
import { sentAmount } from "./sent-amount";

type SentFood = {
  name: string;
  number_of_servings?: number;
  /** For one serving. */
  nutrition: Record<keyof Amounts, number | string>;
  emoji?: string | null;
};

/** The food to log that a program sent; undefined when all its servings together are more than can be. */
export function sentEntry({
  name,
  number_of_servings: servings = 1,
  nutrition,
  emoji,
}: SentFood): FoodEntry | undefined {
  const of = (key: keyof Amounts) => sentAmount(nutrition[key], servings);
  const [calories, carbs, protein, fats] = [of("calories"), of("carbs"), of("protein"), of("fats")];
  if (calories === undefined || carbs === undefined || protein === undefined || fats === undefined)
    return undefined;
  return {
    name,
    emoji: singleEmoji(emoji ?? undefined) ?? DEFAULT_EMOJI,
    amounts: { calories, carbs, protein, fats },
    servings,
  };
}
