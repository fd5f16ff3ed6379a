import { foundByKey, readFigures } from "~/db/food-figures";

import { PARTS_OF_DAY, type PartOfDay, partOfDay } from "~/features/day/calendar-days";
import { DAY_MINUTES } from "~/features/day/measure";
import { AMOUNTS, type AmountName, type Amounts, perAmount } from "~/features/nutrition/amounts";

/** `names`: a list in JSON. `figures`: as of `figuresOf`. */
type Day = { date: string; names: string; figures: string };
type Sum = { rest: number; tenths: number[]; last: Day; at: number };

/** What was eaten of each food and in each part of the day. `tenths` are in the order of AMOUNTS. */
export type FoodSums = {
  foods: readonly { name: () => string; tenths: readonly number[] }[];
  byPart: Record<PartOfDay, Amounts>;
};

/** `offsetOn`: the zone's minutes ahead of UTC on a date. The last spelling of a name counts. */
export function foodSums(days: readonly Day[], offsetOn: (date: string) => number): FoodSums {
  const sums = new Map<number, Sum>();
  const byPart = PARTS_OF_DAY.map(() => AMOUNTS.map(() => 0));
  for (const day of days) {
    const offset = offsetOn(day.date);
    let at = 0;
    readFigures(day.figures, (key, rest, minute, tenths) => {
      const sum = foundByKey(sums, key, rest, () => ({
        rest,
        tenths: AMOUNTS.map(() => 0),
        last: day,
        at: 0,
      }));
      sum.last = day;
      sum.at = at++;
      add(tenths, sum.tenths);
      add(tenths, byPart[partAt(minute, offset)] ?? []);
    });
  }
  const parts = PARTS_OF_DAY.map((part, i) => [part, perAmount((name) => tenthsOf(name, byPart[i]) / 10)]);
  return { foods: named([...sums.values()]), byPart: Object.fromEntries(parts) };
}

export const tenthsOf = (name: AmountName, tenths: readonly number[] | undefined): number =>
  tenths?.[AMOUNTS.indexOf(name)] ?? 0;

function add(tenths: readonly number[], to: number[]) {
  for (let i = 0; i < tenths.length; i++) to[i] = (to[i] ?? 0) + (tenths[i] ?? 0);
}

function named(sums: readonly Sum[]): FoodSums["foods"] {
  const namesOf = new Map<Day, string[]>();
  const name = ({ last, at }: Sum) => {
    const names = namesOf.get(last) ?? (JSON.parse(last.names) as string[]);
    namesOf.set(last, names);
    return names[at] ?? "";
  };
  return sums.map((sum) => ({ name: () => name(sum), tenths: sum.tenths }));
}

const partAt = (minute: number, offset: number): number =>
  minute >= DAY_MINUTES ? EVENING : (PART_OF_MINUTE[(minute + offset + DAY_MINUTES) % DAY_MINUTES] ?? 0);

const EVENING = PARTS_OF_DAY.indexOf("evening");

const PART_OF_MINUTE = Array.from({ length: DAY_MINUTES }, (_, minute) => {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((n) => String(n).padStart(2, "0"));
  return PARTS_OF_DAY.indexOf(partOfDay(`${hours}:${minutes}`));
});
