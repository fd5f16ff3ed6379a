import { DEFAULT_EMOJI, type FoodEntry } from "~/features/food/food-entry";
import { perServing } from "~/features/food/per-serving";
import { singleEmoji } from "~/features/food/single-emoji";
import type { AmountName } from "~/features/nutrition/amounts";
import { MAX_AMOUNT, toTenth } from "~/features/nutrition/parse-amount";
import { perAmount } from "~/features/nutrition/per-amount";
import { type SentAmounts, sentAmounts } from "./sent-amounts";

export type SentChange = SentAmounts & {
  name?: string;
  number_of_servings?: number;
  emoji?: string | null;
};

/**
 * A logged food as a program wants it; what is left out, or sent as it was answered, stays exactly as it is.
 * Throws Refusal when its amounts can't be.
 */
export function changedEntry(old: FoodEntry, change: SentChange): FoodEntry {
  const { name = old.name, emoji, number_of_servings: servings = old.servings } = change;
  const shown = perServing(old.amounts, old.servings);
  // Answers are rounded: a third of 100 g three times is not 100 g.
  const scaled = (key: AmountName) => {
    const amount = toTenth((old.amounts[key] * servings) / old.servings);
    return amount <= MAX_AMOUNT ? amount : undefined;
  };
  const { nutrition, nutrition_per_serving: single } = change;
  const unchanged = (key: AmountName) => nutrition?.[key] === undefined && single?.[key] === shown[key];
  const amounts = {
    nutrition,
    nutrition_per_serving: perAmount((key) => (unchanged(key) ? undefined : single?.[key])),
  };
  return {
    name,
    emoji: emoji == null || emoji === old.emoji ? old.emoji : (singleEmoji(emoji) ?? DEFAULT_EMOJI),
    amounts: sentAmounts(amounts, servings, "refused unless one serving", scaled),
    servings,
  };
}
