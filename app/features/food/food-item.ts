import { AMOUNT_LABELS } from "~/features/nutrition/amount-labels";
import type { LoggedFood } from "./logged-food.server";

/** A food as shown: `time` is an ISO instant, `value` null when unknown, `againKey` makes 'Log again' idempotent. */
export type FoodItem = {
  id: string;
  name: string;
  emoji: string;
  time: string;
  timeText: string;
  againKey: string;
  nutrition: { type: string; value: number | null; unit: "kcal" | "g" }[];
};

export function foodItem(
  { id, entry, time }: LoggedFood,
  timeText: (instantMs: number) => string,
  againKey: string,
): FoodItem {
  return {
    id,
    name: entry.name,
    emoji: entry.emoji,
    time: new Date(time).toISOString(),
    timeText: timeText(time),
    againKey,
    nutrition: AMOUNT_LABELS.map(({ name, label, unit }) => ({
      type: label,
      value: entry.amounts[name],
      unit,
    })),
  };
}
