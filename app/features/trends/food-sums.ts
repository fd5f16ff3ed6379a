import { PARTS_OF_DAY, type PartOfDay, partOfDay } from "~/features/day/calendar-days";
import { DAY_MINUTES } from "~/features/day/day-rules";
import { AMOUNTS, type Amounts, type FoodTotals, NO_AMOUNTS, perAmount } from "~/features/nutrition/amounts";

type Day = { date: string; foods: FoodTotals; closed?: boolean };
/** In tenths; the last spelling of a name counts. */
type FoodSum = { name: string; tenths: Amounts };

/** What was eaten of each food, and in each part of the whole days. */
export type FoodSums = { foods: readonly FoodSum[]; byPart: Record<PartOfDay, Amounts> };

/** `today` counts for the foods, and for no part of the day unless it was called done: it isn't over. `offsetOn`: the zone's minutes ahead of UTC on a date. */
export function foodSums(days: readonly Day[], today: string, offsetOn: (date: string) => number): FoodSums {
  const sums = new Map<string, FoodSum>();
  const byPart = PARTS_OF_DAY.map(() => ({ ...NO_AMOUNTS }));
  for (const { date, foods, closed } of days) {
    const offset = offsetOn(date);
    foods.name.forEach((name, i) => {
      const key = name.toLowerCase();
      const sum = sums.get(key) ?? { name, tenths: { ...NO_AMOUNTS } };
      sums.set(key, sum);
      sum.name = name;
      const ofPart = date < today || closed ? byPart[partAt(foods.minute[i] ?? 0, offset)] : undefined;
      for (const amount of AMOUNTS) {
        const tenths = foods[amount][i] ?? 0;
        sum.tenths[amount] += tenths;
        if (ofPart) ofPart[amount] += tenths;
      }
    });
  }
  const parts = PARTS_OF_DAY.map((part, i) => [part, perAmount((name) => (byPart[i]?.[name] ?? 0) / 10)]);
  return { foods: [...sums.values()], byPart: Object.fromEntries(parts) };
}

const partAt = (minute: number, offset: number): number =>
  minute >= DAY_MINUTES ? EVENING : (PART_OF_MINUTE[(minute + offset + DAY_MINUTES) % DAY_MINUTES] ?? 0);

const EVENING = PARTS_OF_DAY.indexOf("evening");

const PART_OF_MINUTE = Array.from({ length: DAY_MINUTES }, (_, minute) => {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((n) => String(n).padStart(2, "0"));
  return PARTS_OF_DAY.indexOf(partOfDay(`${hours}:${minutes}`));
});
