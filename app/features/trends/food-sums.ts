import type { FoodTotals } from "~/db/tables/food-totals";
import { PARTS_OF_DAY, type PartOfDay, partOfDay } from "~/features/day/calendar/part-of-day";
import { DAY_MINUTES } from "~/features/day/food-totals";
import { AMOUNTS, type Amounts } from "~/features/nutrition/amounts";
import { perAmount } from "~/features/nutrition/per-amount";

/** `offset`: the zone's minutes ahead of UTC on that day. */
type Day = { foods: FoodTotals; offset: number };

export type FoodSums = { byName: Map<string, Amounts>; byPart: Record<PartOfDay, Amounts> };

/** What was eaten of each food, and in each part of the day. The case of a name doesn't matter. */
export function foodSums(days: readonly Day[]): FoodSums {
  const names = new Map<string, number[]>();
  const parts = PARTS_OF_DAY.map(() => AMOUNTS.map(() => 0));
  for (const { foods, offset } of days) {
    const amounts = AMOUNTS.map((name) => foods[name]);
    for (let i = 0; i < foods.name.length; i++) {
      const name = foods.name[i] as string;
      const sum = names.get(name) ?? AMOUNTS.map(() => 0);
      names.set(name, sum);
      const part = parts[partAt(foods.minute[i] as number, offset)];
      for (let a = 0; a < amounts.length; a++) {
        const amount = amounts[a]?.[i] ?? 0;
        sum[a] = (sum[a] ?? 0) + amount;
        if (part) part[a] = (part[a] ?? 0) + amount;
      }
    }
  }
  const byPart = PARTS_OF_DAY.map((part, i) => [part, inUnits(parts[i] ?? [])]);
  return { byName: withoutCase(names), byPart: Object.fromEntries(byPart) };
}

const partAt = (minute: number, offset: number): number =>
  minute >= DAY_MINUTES ? EVENING : (PART_OF_MINUTE[(minute + offset + DAY_MINUTES) % DAY_MINUTES] ?? 0);

const EVENING = PARTS_OF_DAY.indexOf("evening");

const PART_OF_MINUTE = Array.from({ length: DAY_MINUTES }, (_, minute) => {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((n) => String(n).padStart(2, "0"));
  return PARTS_OF_DAY.indexOf(partOfDay(`${hours}:${minutes}`));
});

const inUnits = (tenths: readonly number[]): Amounts =>
  perAmount((name) => (tenths[AMOUNTS.indexOf(name)] ?? 0) / 10);

function withoutCase(names: Map<string, number[]>): Map<string, Amounts> {
  const merged = new Map<string, { name: string; tenths: number[] }>();
  for (const [name, tenths] of names) {
    const key = name.toLowerCase();
    const before = merged.get(key);
    merged.set(key, { name, tenths: tenths.map((amount, i) => amount + (before?.tenths[i] ?? 0)) });
  }
  return new Map([...merged.values()].map(({ name, tenths }) => [name, inUnits(tenths)]));
}
