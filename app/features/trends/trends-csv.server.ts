import { PART_NAMES } from "~/features/day/calendar-days";
import { type CsvCell, csvOf } from "~/features/export/csv.server";
import {
  AMOUNTS,
  type AmountName,
  type Amounts,
  amountLabels,
  type Energy,
  inUnit,
  unitOf,
} from "~/features/nutrition/amounts";
import { type FurtherName, type FurtherSum, furtherShown } from "~/features/nutrition/further";
import type { FurtherTrend } from "./further-trend.server";
import type { Trends } from "./trends";

const NONE = AMOUNTS.map(() => null);

/** Each day, the averages, the most eaten foods and the times of day; empty cells on days without food. */
export function trendsCsv(
  { days, averages, goals, foods, times }: Trends,
  energy: Energy,
  further?: FurtherTrend,
  timeZone = "UTC",
): string {
  const more = (sums: readonly FurtherSum[] = []) =>
    (further?.names ?? []).map((name) => {
      const sum = sums.find((each) => each.name === name);
      return sum ? Math.round(sum.amount * furtherShown(name, timeZone).times * 100) / 100 : null;
    });
  const shown = (name: AmountName, amount: number) =>
    Math.round(inUnit(unitOf(name, energy), amount) * 10) / 10;
  const cells = (amounts: Amounts | null) =>
    AMOUNTS.map((name) => (amounts ? shown(name, amounts[name]) : null));
  const rows: CsvCell[][] = [
    [...headOf(energy), ...(further?.names ?? []).map((name) => furtherHeading(name, timeZone))],
    ...days.map(({ date, amounts, goals }) => [
      ...["Day", date, ...cells(amounts), ...cells(goals), ...NONE],
      ...more(further?.byDate.get(date)),
    ]),
    [
      ...["Average", "Whole days logged", ...cells(averages), ...cells(goals), ...NONE],
      ...more(further?.averages),
    ],
    ...AMOUNTS.flatMap((name) =>
      foods[name].map((food) => [
        "Food",
        food.name,
        ...only(name, shown(name, food.amount)),
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

function furtherHeading(name: FurtherName, timeZone: string): string {
  const { label, unit } = furtherShown(name, timeZone);
  return `${label} (${unit})`;
}

function headOf(energy: Energy): string[] {
  const labels = amountLabels(energy);
  const named = (what: string) => labels.map(({ label, unit }) => `${label}${what} (${unit})`);
  return [
    "Kind",
    "Name",
    ...named(""),
    ...named(" goal"),
    ...labels.map(({ label }) => `${label} share (%)`),
  ];
}

const only = (which: AmountName, value: number) => AMOUNTS.map((name) => (name === which ? value : null));

const percent = (share: number) => Math.round(share * 1000) / 10;
