import { AMOUNT_LABELS } from "./amount-labels";
import type { LoggedFood } from "./recent-food.server";

/** A food as shown. `time` is an ISO instant; `value` is null when unknown; `againKey` makes logging it again act once. */
export type FoodItem = {
  id: string;
  name: string;
  emoji: string;
  time: string;
  timeText: string;
  againKey: string;
  nutrition: { type: string; value: number | null; unit: "kcal" | "g" }[];
};

/** `timeText` words an instant (ms) for the reader. */
export function foodItem(
  food: LoggedFood,
  timeText: (instantMs: number) => string,
  againKey: string,
): FoodItem {
  return {
    id: food.id,
    name: food.name,
    emoji: food.emoji,
    time: new Date(food.time).toISOString(),
    timeText: timeText(food.time),
    againKey,
    nutrition: AMOUNT_LABELS.map(({ name, label, unit }) => ({ type: label, value: food[name], unit })),
  };
}
