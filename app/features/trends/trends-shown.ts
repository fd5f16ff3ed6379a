import { datesOfWeek } from "~/features/day/album/iso-week";
import { dateText, monthText, weekText } from "~/features/day/calendar/date-text";
import { PART_NAMES } from "~/features/day/calendar/part-of-day";
import { amountLabels } from "~/features/nutrition/amount-labels";
import { AMOUNTS, type AmountName } from "~/features/nutrition/amounts";
import type { Energy } from "~/features/nutrition/energy";
import { formatIn } from "~/features/nutrition/format-in";
import { amountText } from "./amount-text";
import { shareText } from "./share-text";
import { splitBlocks } from "./split-blocks";
import { trendLine } from "./trend-line";
import type { TrendRange } from "./trend-range";
import { type SpanUnit, spansOf, type TrendSpan } from "./trend-spans";
import type { Trends } from "./trends";

const LINE_UNITS: Record<TrendRange, SpanUnit> = { 7: "day", 30: "day", 90: "day", 365: "week" };
export const TABLE_UNITS: Record<TrendRange, SpanUnit> = { 7: "day", 30: "day", 90: "week", 365: "month" };
const TIME_BLOCKS = 20;

/** What the page of a range says and draws. */
export function trendsShown(trends: Trends, range: TrendRange, energy: Energy) {
  const labels = amountLabels(energy);
  const text = (name: AmountName, amount: number) => amountText(name, amount, energy);
  const { days, daysLogged, daysAveraged } = trends;
  const lineUnit = LINE_UNITS[range];
  const tableUnit = TABLE_UNITS[range];
  const spans = spansOf(days, lineUnit);
  return {
    range,
    hidesNumbers: false,
    isEmpty: daysLogged === 0,
    daysLogged: `${daysLogged} of ${range} days logged`,
    daysAveraged,
    lineUnit,
    hasToday: days.at(-1)?.amounts !== null,
    from: range === 365 ? monthText(trends.from.slice(0, 7)) : dateText(trends.from),
    labels,
    charts: labels.map(({ name, label }) => ({
      name,
      label,
      ...chartOf(trends, spans, name, (amount) => text(name, amount)),
    })),
    foods: labels
      .map(({ name, label }) => ({
        name,
        label,
        foods: trends.foods[name].map((food) => ({
          name: food.name,
          share: food.share,
          text: shareText(food.share),
        })),
      }))
      .filter(({ foods }) => foods.length > 0),
    times: timesOf(trends),
    table: {
      unit: tableUnit,
      rows: spansOf(days, tableUnit).map((span) => ({
        key: span.key,
        label: spanText(span, tableUnit),
        daysLogged: span.daysLogged,
        cells: labels.map(
          ({ name, unit }): string | null => span.amounts && formatIn(unit, span.amounts[name]),
        ),
      })),
    },
  };
}

export type TrendsShown = ReturnType<typeof trendsShown>;

function chartOf(
  trends: Trends,
  spans: readonly TrendSpan[],
  name: AmountName,
  text: (amount: number) => string,
) {
  const { averages, goals, daysAveraged, daysNear } = trends;
  const whole = spans.flatMap(({ amounts, isToday }) => (amounts && !isToday ? amounts[name] : []));
  const points = spans.map(({ amounts, goals, isToday }) => ({
    value: amounts?.[name] ?? null,
    goal: goals?.[name] ?? null,
    isOpen: isToday,
  }));
  return {
    average: averages && text(averages[name]),
    goal: goals && text(goals[name]),
    near: `${daysNear[name]} of ${daysAveraged} ${daysAveraged === 1 ? "day" : "days"} near it`,
    extremes: whole.length > 1 ? `between ${text(Math.min(...whole))} and ${text(Math.max(...whole))}` : null,
    line: trendLine(points),
  };
}

function timesOf({ times }: Trends) {
  const blocks = splitBlocks(
    times.map(({ shares }) => shares.calories),
    TIME_BLOCKS,
  );
  return times.map(({ part, shares }, i) => ({
    part,
    name: PART_NAMES[part],
    blocks: blocks[i] ?? 0,
    texts: AMOUNTS.map((name) => shareText(shares[name])),
  }));
}

function spanText({ key, isToday, amounts }: TrendSpan, unit: SpanUnit): string {
  if (unit === "month") return monthText(key);
  if (unit === "week") return weekText(datesOfWeek(key));
  if (isToday) return amounts ? "Today, so far" : "Today";
  return dateText(key);
}
