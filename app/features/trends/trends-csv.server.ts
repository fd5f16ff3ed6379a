import { PART_NAMES } from "~/features/day/calendar/part-of-day";
import { AMOUNT_LABELS } from "~/features/nutrition/amount-labels";
import { AMOUNTS, type Amounts } from "~/features/nutrition/amounts";
import { type CsvCell, csvOf } from "~/platform/text/csv.server";
import type { Trends } from "./trends";

const named = (what: string, unit?: string) =>
  AMOUNT_LABELS.map(({ label, unit: own }) => `${label}${what} (${unit ?? own})`);

const HEAD = ["Kind", "Name", ...named(""), ...named(" goal"), ...named(" share", "%")];
const NONE = AMOUNTS.map(() => null);

/** Each day, the averages, the most eaten foods and the times of day; empty cells on days without food. */
export function trendsCsv({ days, averages, goals, foods, times }: Trends): string {
  const rows: CsvCell[][] = [
    HEAD,
    ...days.map((day) => ["Day", day.date, ...cells(day.amounts), ...cells(day.goals), ...NONE]),
    ["Average", "Whole days logged", ...cells(averages), ...cells(goals), ...NONE],
    ...AMOUNTS.flatMap((name) =>
      foods[name].map((food) => [
        "Food",
        food.name,
        ...only(name, food.amount),
        ...NONE,
        ...only(name, percent(food.share)),
      ]),
    ),
    ...times.map(({ part, amounts, shares }) => [
      "Time of day",
      PART_NAMES[part],
      ...cells(amounts),
      ...NONE,
      ...AMOUNTS.map((name) => percent(shares[name])),
    ]),
  ];
  return csvOf(rows, { first: true });
}

const cells = (amounts: Amounts | null) => AMOUNTS.map((name) => amounts?.[name] ?? null);

const only = (which: string, value: number) => AMOUNTS.map((name) => (name === which ? value : null));

const percent = (share: number) => Math.round(share * 1000) / 10;
