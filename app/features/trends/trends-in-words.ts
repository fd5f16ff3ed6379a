import { howNear } from "~/features/nutrition/how-near";
import type { TrendRange } from "./trend-range";
import { spansOf } from "./trend-spans";
import type { Trends } from "./trends";
import { TABLE_UNITS, type TrendsShown, trendsShown } from "./trends-shown";

/** As `trendsShown`, with words in place of amounts and percentages. */
export function trendsInWords(trends: Trends, range: TrendRange): TrendsShown {
  const shown = trendsShown(trends, range, "kcal");
  const { averages, goals } = trends;
  const rows = spansOf(trends.days, TABLE_UNITS[range]);
  return {
    ...shown,
    hidesNumbers: true,
    charts: shown.charts.map((chart) => ({
      ...chart,
      average: averages && goals && `On average ${howNear(averages[chart.name], goals[chart.name])}`,
      goal: null,
      extremes: null,
    })),
    foods: shown.foods.map((kind) => ({
      ...kind,
      foods: kind.foods.map((food) => ({ ...food, text: "" })),
    })),
    times: shown.times.map((time) => ({ ...time, texts: [] })),
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
