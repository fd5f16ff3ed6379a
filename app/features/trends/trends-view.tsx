import { Link } from "@remix-run/react";
import { NutrientMark } from "~/features/nutrition/nutrient-row";
import { EmptyState } from "~/ui/empty-state";
import { ButtonLink } from "~/ui/form/button";
import { TimesPicture } from "./times-picture";
import { RANGE_NAMES, TREND_RANGES, type TrendRange } from "./trends";
import type { TrendsShown } from "./trends-shown";
import "./trends.css";

const BAR = 100;

export function FoodShares({ kinds }: { kinds: TrendsShown["foods"] }) {
  if (kinds.length === 0) return null;
  return (
    <section className="food-shares" aria-labelledby="food-shares">
      <h2 id="food-shares">Most eaten</h2>
      <p className="muted">The foods with the largest share of each.</p>
      <div>
        {kinds.map(({ name, label, foods }) => (
          <div key={name} className={`card ${name}`}>
            <h3>
              <NutrientMark kind={name} /> {label}
            </h3>
            <ol>
              {foods.map((food) => (
                <li key={food.name}>
                  <span className="food-share-name">{food.name}</span>
                  <span className="food-share">{food.text}</span>
                  <svg
                    viewBox={`0 0 ${BAR} 4`}
                    preserveAspectRatio="none"
                    aria-hidden="true"
                    focusable="false"
                  >
                    <rect width={Math.max(1, (food.share / (foods[0]?.share || 1)) * BAR)} height="4" />
                  </svg>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}

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

const HEADS = { day: "Day", week: "Week", month: "Month" };

type TrendsTableProps = Pick<TrendsShown, "table" | "labels" | "hidesNumbers">;

export function TrendsTable({ table: { unit, rows }, labels, hidesNumbers }: TrendsTableProps) {
  return (
    <section aria-labelledby="trend-figures">
      <h2 id="trend-figures">{unit === "day" ? "Day by day" : `Averages by ${unit}`}</h2>
      <table className="trend-table" aria-labelledby="trend-figures">
        <thead>
          <tr>
            <th scope="col">{HEADS[unit]}</th>
            {unit !== "day" && <th scope="col">Days</th>}
            {labels.map(({ name, label, unit }) => (
              <th key={name} scope="col">
                {label} {!hidesNumbers && <span>{unit}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows].reverse().map(({ key, label, daysLogged, cells }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {unit !== "day" && <td>{daysLogged}</td>}
              {cells.map((cell, i) => (
                <td key={labels[i]?.name}>{cell ?? <NothingLogged />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const NothingLogged = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">nothing logged</span>
  </>
);

export function TrendsView({ shown }: { shown: TrendsShown }) {
  return (
    <div className="trends">
      <Ranges shown={shown.range} />
      {shown.isEmpty ? (
        <EmptyState
          picture="sprout"
          title={`Nothing logged in ${RANGE_NAMES[shown.range]}`}
          text="Trends grow from the days you log. Days without food stay gaps, they never count as zero."
          action={<ButtonLink to="/?eat=1">Eat</ButtonLink>}
        />
      ) : (
        <Figures shown={shown} />
      )}
    </div>
  );
}

const Ranges = ({ shown }: { shown: TrendRange }) => (
  <nav className="trend-ranges" aria-label="Range">
    {TREND_RANGES.map((days) => (
      <Link
        key={days}
        to={`/trends?days=${days}`}
        aria-current={days === shown ? "page" : undefined}
        preventScrollReset
      >
        {RANGE_NAMES[days]}
      </Link>
    ))}
  </nav>
);

function Figures({ shown }: { shown: TrendsShown }) {
  const { daysLogged, daysAveraged, hasToday, lineUnit, charts, from } = shown;
  return (
    <>
      <div className="trend-notes">
        <p>
          <strong>{daysLogged}.</strong> Days without food are gaps, not zeros.
        </p>
        {daysAveraged === 1 && <p>One whole day so far: an average grows with the next.</p>}
        {hasToday && (
          <p>
            {lineUnit === "day"
              ? "Today isn't over: it is dotted in the lines, and not in the averages or the time of day."
              : "Today isn't over: it is not in the lines, the averages or the time of day."}
          </p>
        )}
        <p className="trend-key">
          <svg viewBox="0 0 8 4" shapeRendering="crispEdges" aria-hidden="true" focusable="false">
            <path className="trend-band" d="M0 0h8v4h-8z" />
          </svg>
          {shown.hidesNumbers ? "Close to your goal on each day" : "90 to 110 % of your goal on each day"}
        </p>
      </div>
      <div className="trend-charts">
        {charts.map((chart) => (
          <TrendChart key={chart.name} chart={chart} from={from} unit={lineUnit} />
        ))}
      </div>
      <FoodShares kinds={shown.foods} />
      <TimesPicture {...shown} />
      <TrendsTable {...shown} />
    </>
  );
}
