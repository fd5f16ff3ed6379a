import { DEFAULT_EMOJI } from "~/features/food/food-entry";
import type { FoodPart } from "~/features/food/food-part";
import { singleEmoji } from "~/features/food/single-emoji";
import { unitOf } from "~/features/nutrition/amount-labels";
import { perAmount } from "~/features/nutrition/per-amount";
import type { SentPart } from "./parts-schema.server";
import { sentAmount } from "./sent-amount";

/** Parts as a program sent them; the schema has checked their numbers. */
export const sentParts = (parts: readonly SentPart[]): FoodPart[] =>
  parts.map((part) => ({
    ref: part.ref ?? null,
    name: part.name,
    emoji: singleEmoji(part.emoji ?? undefined) ?? DEFAULT_EMOJI,
    amount: part.amount ?? 1,
    unit: part.unit ?? "portion",
    grams: part.grams ?? null,
    ...perAmount((name) => sentAmount(part.nutrition[name], unitOf(name)) ?? 0),
    source: part.source || null,
    estimated: part.estimated ?? false,
  }));
