import { amountLabel, unitOf } from "~/features/nutrition/amount-labels";
import { AMOUNTS } from "~/features/nutrition/amounts";
import type { LatestFood } from "./same-food";

/** A food as shown: `time` is an ISO instant, `value` null when unknown, `times` how often it was logged of late, `againKey` makes 'Log again' idempotent. */
export type FoodItem = {
  id: string;
  name: string;
  emoji: string;
  time: string;
  timeText: string;
  servings: number;
  times: number;
  againKey: string;
  nutrition: { type: string; value: number | null; unit: "kcal" | "g" }[];
};

export function foodItem(
  { id, entry, time }: Pick<LatestFood, "id" | "entry" | "time">,
  timeText: (instantMs: number) => string,
  againKey: string,
  times = 1,
): FoodItem {
  return {
    id,
    name: entry.name,
    emoji: entry.emoji,
    time: new Date(time).toISOString(),
    timeText: timeText(time),
    servings: entry.servings,
    times,
    againKey,
    nutrition: AMOUNTS.map((name) => ({
      type: amountLabel(name),
      value: entry.amounts[name],
      unit: unitOf(name),
    })),
  };
}
