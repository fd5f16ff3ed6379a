import { DEFAULT_EMOJI, type FoodEntry } from "~/features/food/food-entry";
import { singleEmoji } from "~/features/food/single-emoji";
import { type SentAmounts, sentAmounts } from "./sent-amounts";

type SentFood = SentAmounts & { name: string; number_of_servings?: number; emoji?: string | null };

/** The food to log that a program sent. Throws Refusal when its amounts can't be. */
export function sentEntry({
  name,
  number_of_servings: servings = 1,
  emoji,
  ...amounts
}: SentFood): FoodEntry {
  return {
    name,
    emoji: singleEmoji(emoji ?? undefined) ?? DEFAULT_EMOJI,
    amounts: sentAmounts(amounts, servings, "per serving"),
    servings,
  };
}
