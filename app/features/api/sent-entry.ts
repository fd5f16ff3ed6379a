import { DEFAULT_EMOJI, type FoodEntry } from "~/features/food/food-entry";
import { perServingOf, sumOfParts } from "~/features/food/per-serving-of";
import { singleEmoji } from "~/features/food/single-emoji";
import { withParts } from "~/features/food/with-parts";
import { addAmounts } from "~/features/nutrition/add-amounts";
import type { AmountName } from "~/features/nutrition/amounts";
import { MAX_AMOUNT } from "~/features/nutrition/parse-amount";
import { perAmount } from "~/features/nutrition/per-amount";
import { toTenth } from "~/features/nutrition/to-tenth";
import { Refusal } from "~/http/refusal";
import { API_MESSAGES } from "./messages";
import type { SentPart } from "./parts-schema.server";
import { type SentAmounts, sentAmounts } from "./sent-amounts";
import { sentParts } from "./sent-parts";

type SentFood = SentAmounts & {
  name: string;
  number_of_servings?: number;
  emoji?: string | null;
  parts?: SentPart[] | null;
  source?: string | null;
  estimated?: boolean;
};
export type SentChange = Partial<SentFood>;

/** Throws Refusal for impossible amounts. */
export function sentEntry(sent: SentFood): FoodEntry {
  const { name, number_of_servings: servings = 1, emoji, source, estimated } = sent;
  const parts = sent.parts?.length ? sentParts(sent.parts) : undefined;
  const entry = {
    name,
    emoji: singleEmoji(emoji ?? undefined) ?? DEFAULT_EMOJI,
    amounts: sentAmounts(sent, servings, "per serving", parts && sumOf(parts, servings)),
    servings,
    source: source || undefined,
    estimated,
  };
  return parts ? agreed(withParts(undefined, entry, parts)) : entry;
}

/** Fields left out, or sent as they were answered, stay exactly as they are. Throws Refusal for impossible amounts. */
export function changedEntry(old: FoodEntry, change: SentChange): FoodEntry {
  const { name = old.name, emoji, number_of_servings: servings = old.servings } = change;
  const parts = change.parts === undefined ? undefined : sentParts(change.parts ?? []);
  const same = parts && JSON.stringify(parts) === JSON.stringify(old.parts ?? []);
  const shown = perServingOf(old);
  const { nutrition, nutrition_per_serving: single } = change;
  const unchanged = (key: AmountName) => nutrition?.[key] === undefined && single?.[key] === shown[key];
  const amounts = {
    nutrition,
    nutrition_per_serving: perAmount((key) => (unchanged(key) ? undefined : single?.[key])),
  };
  const computed = parts?.length && !same ? sumOf(parts, servings) : scaledFrom(old, servings);
  const entry = {
    name,
    emoji: emoji == null || emoji === old.emoji ? old.emoji : (singleEmoji(emoji) ?? DEFAULT_EMOJI),
    amounts: sentAmounts(amounts, servings, "refused unless one serving", computed),
    servings,
    source: change.source === undefined ? old.source : change.source || undefined,
  };
  const changed = withParts(old, entry, same ? undefined : parts);
  if (parts?.length && !(same && changed.parts)) return agreed(withParts(old, entry, parts));
  return changed.parts?.length ? changed : { ...changed, estimated: change.estimated ?? changed.estimated };
}

/** Answers are rounded: a third of 100 g three times is not 100 g. */
const scaledFrom = (old: FoodEntry, servings: number) => (key: AmountName) => {
  const sum = sumOfParts(old);
  return possible(sum ? sum[key] * servings : (old.amounts[key] * servings) / old.servings);
};

function sumOf(parts: NonNullable<FoodEntry["parts"]>, servings: number) {
  const sum = addAmounts(parts);
  return (key: AmountName) => possible(sum[key] * servings);
}

function possible(value: number): number | undefined {
  const amount = toTenth(value);
  return amount <= MAX_AMOUNT ? amount : undefined;
}

function agreed(entry: FoodEntry): FoodEntry {
  if (!sumOfParts(entry)) throw new Refusal(400, API_MESSAGES.partsDisagree);
  return entry;
}
