import { datesOfWeek } from "~/features/day/calendar";
import { dateText, monthText, PART_NAMES, weekText } from "~/features/day/calendar-days";
import {
  AMOUNTS,
  type AmountName,
  amountLabels,
  type Energy,
  formatIn,
  unitOf,
} from "~/features/nutrition/amounts";
import { howMuch, howNear } from "~/features/nutrition/goal-ratio";
import { SPARK_CELLS, trendLine } from "./trend-line";
import { type SpanUnit, spansOf, type TrendRange, type TrendSpan, type Trends } from "./trends";

/** Whole blocks in proportion to shares (0 to 1); all of them if the shares are all there is. */
export function splitBlocks(shares: readonly number[], blocks: number): number[] {
  const whole = shares.map((share) => Math.floor(share * blocks + 1e-9));
  const sum = shares.reduce((all, share) => all + share, 0);
  const left = Math.round(sum * blocks) - whole.reduce((all, count) => all + count, 0);
  const byRest = shares
    .map((share, i) => ({ i, rest: share * blocks - (whole[i] ?? 0) }))
    .sort((a, b) => b.rest - a.rest || a.i - b.i);
  for (const { i } of byRest.slice(0, left)) whole[i] = (whole[i] ?? 0) + 1;
  return whole;
}

export const amountText = (name: AmountName, amount: number, energy: Energy): string =>
  `${formatIn(unitOf(name, energy), amount)} ${unitOf(name, energy)}`;

/** "18%"; what is there but tiny is "<1%". `share`: 0 to 1. */
export function shareText(share: number): string {
  const percent = Math.round(share * 100);
  return share > 0 && percent === 0 ? "<1%" : `${percent}%`;
}

const LINE_UNITS: Record<TrendRange, SpanUnit> = { 7: "day", 30: "day", 90: "day", 365: "week" };
const TABLE_UNITS: Record<TrendRange, SpanUnit> = { 7: "day", 30: "day", 90: "week", 365: "month" };
const TIME_BLOCKS = 20;
const FOODS_SHOWN = 3;

/** What the page of a range says and draws; `open` is the amount whose chart is large. */
export function trendsShown(trends: Trends, range: TrendRange, energy: Energy, open?: AmountName) {
  const labels = amountLabels(energy);
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
      isOpen: name === open,
      ...chartOf(trends, spans, name, energy),
    })),
    foods: labels
      .map(({ name, label }) => ({
        name,
        label,
        foods: trends.foods[name].slice(0, FOODS_SHOWN).map((food) => ({
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

function chartOf(trends: Trends, spans: readonly TrendSpan[], name: AmountName, energy: Energy) {
  const text = (amount: number) => amountText(name, amount, energy);
  const { averages, goals, daysAveraged, daysNear } = trends;
  const whole = spans.flatMap(({ amounts, isToday }) => (amounts && !isToday ? amounts[name] : []));
  const points = spans.map(({ amounts, goals, isToday }) => ({
    value: amounts?.[name] ?? null,
    goal: goals?.[name] ?? null,
    isOpen: isToday,
  }));
  const first = points.findIndex(({ goal }) => goal !== null);
  return {
    average: averages && text(averages[name]),
    goal: goals && formatIn(unitOf(name, energy), goals[name]),
    near: `on ${daysNear[name]} of ${daysAveraged} ${daysAveraged === 1 ? "day" : "days"}`,
    extremes: whole.length > 1 ? `${text(Math.min(...whole))} to ${text(Math.max(...whole))}` : null,
    spark: trendLine(
      // A young account fills its line too.
      (first > 0 ? points.slice(first) : points).map((point) =>
        point.isOpen ? { ...point, value: null } : point,
      ),
      SPARK_CELLS,
    ),
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

/** As `trendsShown`, with words in place of amounts and percentages. */
export function trendsInWords(trends: Trends, range: TrendRange, open?: AmountName): TrendsShown {
  const shown = trendsShown(trends, range, "kcal", open);
  const { averages, goals } = trends;
  const rows = spansOf(trends.days, TABLE_UNITS[range]);
  return {
    ...shown,
    hidesNumbers: true,
    charts: shown.charts.map((chart) => ({
      ...chart,
      near: nearText(trends.daysNear[chart.name], trends.daysAveraged),
      average: averages && goals && `On average ${howNear(averages[chart.name], goals[chart.name])}`,
      goal: null,
      extremes: null,
    })),
    foods: shown.foods.map((kind) => ({
      ...kind,
      foods: kind.foods.map((food) => ({ ...food, text: "" })),
    })),
    times: shown.times.map((time, i) => ({
      ...time,
      texts: [howMuch(trends.times[i]?.shares.calories ?? 0)],
    })),
    table: {
      ...shown.table,
      rows: shown.table.rows.map((row, i) => ({
        ...row,
        cells: shown.labels.map(({ name }) => {
          const span = rows[i];
          return span?.amounts && span.goals ? howNear(span.amounts[name], span.goals[name]) : null;
        }),
      })),
    },
  };
}

/** On how many of the averaged days an amount was near its goal, in words. */
function nearText(near: number, days: number): string {
  if (near === 0) return "on no day yet";
  if (near === days) return "every day";
  if (near < days / 3) return "on a few days";
  return near < (days * 2) / 3 ? "on about half of the days" : "on most days";
}

export const TREND_MESSAGES = {
  notARange: "Days must be 7, 30, 90 or 365.",
};
