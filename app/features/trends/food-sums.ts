import type { FoodTotals } from "~/db/tables/food-totals";
import { PARTS_OF_DAY, type PartOfDay, partOfDay } from "~/features/day/calendar/part-of-day";
import { DAY_MINUTES } from "~/features/day/food-totals";
import { AMOUNTS, type AmountName, type Amounts } from "~/features/nutrition/amounts";
import { perAmount } from "~/features/nutrition/per-amount";

/** `offset`: the zone's minutes ahead of UTC on that day. */
type Day = { foods: FoodTotals; offset: number };

/** What was eaten of each food and in each part of the day. `tenths` are in the order of AMOUNTS. */
export type FoodSums = {
  byName: readonly { name: string; tenths: number[] }[];
  byPart: Record<PartOfDay, Amounts>;
};

export function foodSums(days: readonly Day[]): FoodSums {
  const byName = new Map<string, number[]>();
  const byPart = PARTS_OF_DAY.map(() => AMOUNTS.map(() => 0));
  for (const { foods, offset } of days) {
    const columns = AMOUNTS.map((name) => foods[name]);
    for (const [i, name] of foods.name.entries()) {
      let sum = byName.get(name);
      if (!sum) {
        sum = AMOUNTS.map(() => 0);
        byName.set(name, sum);
      }
      const part = byPart[partAt(foods.minute[i] ?? 0, offset)] ?? [];
      for (let a = 0; a < columns.length; a++) {
        const amount = columns[a]?.[i] ?? 0;
        sum[a] = (sum[a] ?? 0) + amount;
        part[a] = (part[a] ?? 0) + amount;
      }
    }
  }
  const parts = PARTS_OF_DAY.map((part, i) => [part, perAmount((name) => tenthsOf(name, byPart[i]) / 10)]);
  return { byName: withoutCase(byName), byPart: Object.fromEntries(parts) };
}

export const tenthsOf = (name: AmountName, tenths: readonly number[] | undefined): number =>
  tenths?.[AMOUNTS.indexOf(name)] ?? 0;

const partAt = (minute: number, offset: number): number =>
  minute >= DAY_MINUTES ? EVENING : (PART_OF_MINUTE[(minute + offset + DAY_MINUTES) % DAY_MINUTES] ?? 0);

const EVENING = PARTS_OF_DAY.indexOf("evening");

const PART_OF_MINUTE = Array.from({ length: DAY_MINUTES }, (_, minute) => {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((n) => String(n).padStart(2, "0"));
  return PARTS_OF_DAY.indexOf(partOfDay(`${hours}:${minutes}`));
});

/** The case of a name doesn't matter; the last spelling stays. */
function withoutCase(names: Map<string, number[]>): FoodSums["byName"] {
  const merged = new Map<string, { name: string; tenths: number[] }>();
  for (const [name, tenths] of names) {
    const key = name.toLowerCase();
    const before = merged.get(key)?.tenths;
    merged.set(key, { name, tenths: before ? tenths.map((sum, i) => sum + (before[i] ?? 0)) : tenths });
  }
  return [...merged.values()];
}
