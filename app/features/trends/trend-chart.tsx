import { NutrientMark } from "~/features/nutrition/nutrient-mark";
import type { TrendsShown } from "./trends-shown";

type Props = { chart: TrendsShown["charts"][number]; from: string; unit: TrendsShown["lineUnit"] };

export function TrendChart({ chart, from, unit }: Props) {
  const { name, label, average, goal, near, extremes, line } = chart;
  return (
    <section className={`trend card ${name}`} aria-labelledby={`trend-${name}`}>
      <h2 id={`trend-${name}`}>
        <NutrientMark kind={name} /> {label}
      </h2>
      {average ? (
        <p>
          <strong>{average}</strong>
          {goal && " a day"}
          <span className="trend-goal">{goal ? `goal ${goal}, ${near}` : near}</span>
        </p>
      ) : (
        <p className="muted">An average from tomorrow on.</p>
      )}
      <svg
        viewBox={`0 0 ${line.width} ${line.height}`}
        shapeRendering="crispEdges"
        aria-hidden="true"
        focusable="false"
      >
        <path className="trend-band" d={line.band} />
        <path className="trend-line" d={line.line} />
        <path className="trend-line" d={line.open} />
      </svg>
      <p className="trend-ends">
        <span>{from}</span>
        <span>Today</span>
      </p>
      {extremes && <p className="muted">{`${unit === "week" ? "Weeks" : "Days"} ${extremes}`}</p>}
    </section>
  );
}
