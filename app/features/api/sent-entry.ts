import { DEFAULT_EMOJI, type FoodEntry } from "~/features/food/food-entry";
import { perServing } from "~/features/food/per-serving";
import { singleEmoji } from "~/features/food/single-emoji";
import type { AmountName } from "~/features/nutrition/amounts";
import { MAX_AMOUNT, toTenth } from "~/features/nutrition/parse-amount";
import { perAmount } from "~/features/nutrition/per-amount";
import { type SentAmounts, sentAmounts } from "./sent-amounts";

type SentFood = SentAmounts & { name: string; number_of_servings?: number; emoji?: string | null };
export type SentChange = Partial<SentFood>;

/** Throws Refusal for impossible amounts. */
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

/** Fields left out, or sent as they were answered, stay exactly as they are. Throws Refusal for impossible amounts. */
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
