import { DEFAULT_EMOJI } from "~/features/food/food-entry";
import { singleEmoji } from "~/features/food/single-emoji";
import { amountsOf } from "~/features/nutrition/amounts-of";
import type { ConfirmedFields } from "../confirmation/confirmation-schema.server";

/** The product behind a confirmed form: values for one portion, however many were eaten. */
export function productIn(confirmed: ConfirmedFields & { barcode: string }) {
  const { barcode, name, portion } = confirmed;
  return {
    barcode,
    name,
    emoji: singleEmoji(confirmed.emoji) ?? DEFAULT_EMOJI,
    portion: portion || "serving",
    amounts: amountsOf(confirmed),
  };
}
