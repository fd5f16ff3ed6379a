import { ButtonLink } from "~/ui/controls";
import { type WeightUnit, weightNumber, weightText } from "./weight";
import { dayNumber, type MeanWeight } from "./with-means";
import "./weight-chart.css";

type Props = { weights: readonly MeanWeight[]; unit: WeightUnit; today: string; days: number };

const [WIDTH, HEIGHT, LEFT, TOP] = [480, 240, 52, 12];
const [RIGHT, BOTTOM] = [WIDTH - 12, HEIGHT - 32];

/** Weights of the last `days` as dots with their 7-day average as a line, which breaks where a week has none. */
export function WeightChart({ weights, unit, today, days }: Props) {
  const last = dayNumber(today);
  const kgs = weights.map(({ kg }) => kg);
  if (kgs.length === 0) return null;
  const low = Math.min(...kgs);
  const high = Math.max(...kgs);
  const spare = Math.max(0.5, (high - low) * 0.1);
  const x = (day: number) => RIGHT - ((last - day) / Math.max(1, days - 1)) * (RIGHT - LEFT);
  const y = (kg: number) => TOP + ((high + spare - kg) / (high - low + 2 * spare)) * (BOTTOM - TOP);
  const lines = low === high ? [low] : [high, (high + low) / 2, low];
  const line = [...weights]
    .reverse()
    .map(({ date, mean, gap }, i) => `${i && !gap ? "L" : "M"}${point(x(dayNumber(date)))} ${point(y(mean))}`)
    .join("");
  return (
    <svg
      className="weight-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={chartText(weights, unit)}
    >
      {lines.map((kg) => (
        <g key={kg}>
          <path className="rule" d={`M${LEFT} ${point(y(kg))}H${RIGHT}`} />
          <text x={LEFT - 6} y={point(y(kg) + 5)} textAnchor="end">
            {weightNumber(kg, unit)}
          </text>
        </g>
      ))}
      <text x={LEFT} y={HEIGHT - 6}>
        {shortDate(last - days + 1)}
      </text>
      <text x={RIGHT} y={HEIGHT - 6} textAnchor="end">
        {shortDate(last)}
      </text>
      <path className="mean" d={line} />
      {weights.map(({ date, kg }) => (
        <circle key={date} className="dot" cx={point(x(dayNumber(date)))} cy={point(y(kg))} r="3.5" />
      ))}
    </svg>
  );
}

const point = (value: number) => Math.round(value * 10) / 10;

const format = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const shortDate = (day: number) => format.format(day * 86_400_000);

function chartText(weights: readonly MeanWeight[], unit: WeightUnit): string {
  const [newest, oldest] = [weights[0], weights.at(-1)];
  if (!newest || !oldest) return "";
  const count = weights.length === 1 ? "1 weight" : `${weights.length} weights`;
  return `${count}, from ${weightText(oldest.kg, unit)} to ${weightText(newest.kg, unit)}, with their 7-day average`;
}

type WeightTrendProps = { weights: readonly MeanWeight[]; unit: WeightUnit; today: string; days: number };

/** The line of /weight, for the days of another page; its table stands there. */
export function WeightTrend(shown: WeightTrendProps) {
  return (
    <section className="card weight-trend" aria-labelledby="weight-trend">
      <h2 id="weight-trend">Weight</h2>
      {shown.weights.length > 0 ? (
        <>
          <WeightChart {...shown} />
          <p className="muted small">Dots are weights in {shown.unit}; the line is their 7-day average.</p>
        </>
      ) : (
        <p className="muted">No weight in these days.</p>
      )}
      <ButtonLink to="/weight" variant="plain">
        All weights
      </ButtonLink>
    </section>
  );
}
