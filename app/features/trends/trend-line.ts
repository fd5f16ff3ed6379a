/** In the unit of the amount; `isOpen` for a day that is not over. */
type TrendPoint = { value: number | null; goal: number | null; isOpen: boolean };

/** Paths to fill, in cells of a picture `width` by `height`. */
export type TrendLine = { width: number; height: number; band: string; line: string; open: string };

/** Across, a chart and the small one of a row. */
const CHART_CELLS = 120;
export const SPARK_CELLS = 60;
const SHAPE = 0.34;
const [BAND_LOW, BAND_HIGH] = [0.9, 1.1];
const GOALS_HIGH = 2.5;
const SPARK_FOOT = 0.8;

/** A stair of cells, with gaps for points without a value; the band is 90 to 110 % of the goal. */
export function trendLine(points: readonly TrendPoint[], cells = CHART_CELLS): TrendLine {
  const step = Math.max(cells === CHART_CELLS ? 2 : 1, Math.floor(cells / points.length));
  const width = step * points.length;
  const height = Math.round(width * SHAPE);
  const top = topOf(points);
  const foot = cells === SPARK_CELLS ? footOf(points) : 0;
  const rowOf = (value: number) => {
    const row = height - 1 - Math.round(((value - foot) / (top - foot)) * (height - 1));
    return Math.min(height - 1, Math.max(0, row));
  };
  const picture = { width, height, band: "", line: "", open: "" };
  let before: number | null = null;
  for (const [i, { value, isOpen }] of points.entries()) {
    const x = i * step;
    const row = value === null ? null : rowOf(value);
    if (row !== null && isOpen) {
      for (let cell = 0; cell < step; cell += 2) picture.open += rect(x + cell, row, 1, 1);
    } else if (row !== null) {
      picture.line += rect(x, row, step, 1);
      const [high, low] = [Math.min(before ?? row, row), Math.max(before ?? row, row)];
      if (low > high + 1) picture.line += rect(x, high + 1, 1, low - high - 1);
    }
    before = isOpen ? null : row;
  }
  for (const { from, to, goal } of goalRuns(points)) {
    const [high, low] = [rowOf(goal * BAND_HIGH), rowOf(goal * BAND_LOW)];
    picture.band += rect(from * step, high, (to - from) * step, low - high + 1);
  }
  return picture;
}

const rect = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h-${width}z`;

/** One exceptional day must not flatten all the others: it ends at the top. */
function topOf(points: readonly TrendPoint[]): number {
  const highest = Math.max(...points.map(({ value }) => value ?? 0));
  const goal = Math.max(...points.map((point) => point.goal ?? 0));
  const most = Math.max(highest, goal * BAND_HIGH);
  return (goal > 0 ? Math.min(most, goal * GOALS_HIGH) : most) * 1.08 || 1;
}

function footOf(points: readonly TrendPoint[]): number {
  const marks = points.flatMap(({ value, goal }) => [value, goal && goal * BAND_LOW]);
  const low = Math.min(...marks.filter((mark) => mark !== null));
  return Number.isFinite(low) ? low * SPARK_FOOT : 0;
}

/** From the first day with a goal; through a gap the goal before it goes on. */
function goalRuns(points: readonly TrendPoint[]) {
  const runs: { from: number; to: number; goal: number }[] = [];
  let goal = 0;
  for (const [i, point] of points.entries()) {
    goal = point.goal ?? goal;
    const last = runs.at(-1);
    if (last?.goal === goal) last.to = i + 1;
    else runs.push({ from: i, to: i + 1, goal });
  }
  return runs.filter((run) => run.goal > 0);
}
