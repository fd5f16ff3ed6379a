import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { AmountName } from "~/features/nutrition/amounts";
import { NutrientMark } from "~/features/nutrition/nutrient-row";
import { ButtonLink, Icon } from "~/ui/controls";
import { EmptyState } from "~/ui/page";
import { TimesPicture } from "./times-picture";
import type { TrendLine } from "./trend-line";
import { RANGE_NAMES, TREND_RANGES, type TrendRange } from "./trends";
import type { TrendsShown } from "./trends-shown";
import "./food-shares.css";
import "./trends.css";

const BAR = 100;

/** One nutrient at a time, by radio buttons. */
function FoodShares({ kinds }: { kinds: TrendsShown["foods"] }) {
  if (kinds.length === 0) return null;
  return (
    <section className="food-shares" aria-labelledby="food-shares">
      <h2 id="food-shares">Most eaten</h2>
      <p className="muted small">Where most of it came from</p>
      <div className="food-kinds" role="radiogroup" aria-labelledby="food-shares">
        {kinds.map((kind, i) => (
          <FoodKind key={kind.name} {...kind} isFirst={i === 0} />
        ))}
      </div>
    </section>
  );
}

function FoodKind({ name, label, foods, isFirst }: TrendsShown["foods"][number] & { isFirst: boolean }) {
  return (
    <>
      <label className="chip">
        <input type="radio" name="most-eaten" defaultChecked={isFirst} />
        <span>{label}</span>
      </label>
      <ol className={name} aria-label={`Most ${label.toLowerCase()}`}>
        {foods.map((food) => (
          <li key={food.name}>
            <span className="food-share-name">{food.name}</span>
            <span className="food-share">{food.text}</span>
            <svg viewBox={`0 0 ${BAR} 4`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <rect width={Math.max(1, (food.share / (foods[0]?.share || 1)) * BAR)} height="4" />
            </svg>
          </li>
        ))}
      </ol>
    </>
  );
}

export const FurtherAverages = ({ lines }: { lines: readonly string[] }) => (
  <section aria-labelledby="further-averages">
    <h2 id="further-averages">Further nutrients</h2>
    {lines.length === 0 && <p className="muted">Averages start with your first full day that has any.</p>}
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
);

type Chart = TrendsShown["charts"][number];
type Shown = Pick<TrendsShown, "range" | "from" | "hidesNumbers" | "hasToday">;

/** A row that opens its chart, and closes it again. */
function TrendRow({ chart, shown }: { chart: Chart; shown: Shown }) {
  const { name, label, average, goal, spark, isOpen } = chart;
  return (
    <section className={`trend ${name}`} aria-labelledby={`trend-${name}`}>
      <div className="trend-row">
        <h2 id={`trend-${name}`}>
          <NutrientMark kind={name} />
          <Link
            to={addressOf(shown.range, isOpen ? undefined : name)}
            aria-expanded={isOpen}
            preventScrollReset
          >
            {label}
          </Link>
        </h2>
        <p className={average ? undefined : "muted"}>
          {average ? <strong>{average}</strong> : name === "calories" && "Your first average comes tomorrow."}
          {average && goal && <span className="trend-goal">Goal {goal}</span>}
        </p>
        {!isOpen && average && <Lines {...spark} />}
        <Icon name="chevron-down" />
      </div>
      {isOpen && <OpenChart chart={chart} shown={shown} />}
    </section>
  );
}

function OpenChart({ chart: { line, near, extremes }, shown }: { chart: Chart; shown: Shown }) {
  const { from, hidesNumbers, hasToday } = shown;
  return (
    <div className="trend-chart">
      <Lines {...line} />
      <p className="trend-ends">
        <span>{from}</span>
        <span>Today</span>
      </p>
      <p className="trend-key">
        <svg viewBox="0 0 8 4" shapeRendering="crispEdges" aria-hidden="true" focusable="false">
          <path className="trend-band" d="M0 0h8v4h-8z" />
        </svg>
        {`${hidesNumbers ? "Close to your goal" : "Within 10% of your goal"} ${near}`}
      </p>
      <p className="muted small">
        {extremes && `${extremes}. `}
        Days you didn’t log are left blank.
        {hasToday && " Today is dotted and not in the averages yet."}
      </p>
    </div>
  );
}

const Lines = ({ width, height, band, line, open }: TrendLine) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    shapeRendering="crispEdges"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <path className="trend-band" d={band} />
    <path className="trend-line" d={line} />
    <path className="trend-line" d={open} />
  </svg>
);

const addressOf = (days: TrendRange, of?: AmountName) => `/trends?days=${days}${of ? `&of=${of}` : ""}`;

const HEADS = { day: "Day", week: "Week", month: "Month" };

type TrendsTableProps = Pick<TrendsShown, "table" | "labels" | "hidesNumbers">;

function TrendsTable({ table: { unit, rows }, labels, hidesNumbers }: TrendsTableProps) {
  return (
    <table className="trend-table">
      <caption className="visually-hidden">{unit === "day" ? "Day by day" : `Averages by ${unit}`}</caption>

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
      {shown.isEmpty ? (
        <EmptyState
          picture="sprout"
          title={`Nothing logged in ${RANGE_NAMES[shown.range]}`}
          text="Log a few days and your trends appear here."
          action={<ButtonLink to="/?eat=1">Eat</ButtonLink>}
        />
      ) : (
        <Figures shown={shown} />
      )}
    </div>
  );
}

export const Ranges = ({ shown }: { shown: TrendRange }) => (
  <nav className="trend-ranges" aria-label="Range">
    {TREND_RANGES.map((days) => (
      <Link
        key={days}
        to={`/trends?days=${days}`}
        aria-current={days === shown ? "page" : undefined}
        preventScrollReset
      >
        <RangeName days={days} />
      </Link>
    ))}
  </nav>
);

/** "7 days", of which the eye needs the number alone. */
function RangeName({ days }: { days: TrendRange }) {
  const [count, unit] = RANGE_NAMES[days].split(" ");
  return days === 365 ? (
    RANGE_NAMES[days]
  ) : (
    <>
      {count} <span className="visually-hidden">{unit}</span>
    </>
  );
}

const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="fold">
    <summary>
      <h2>{title}</h2>
      <Icon name="chevron-down" />
    </summary>
    {children}
  </details>
);

function Figures({ shown }: { shown: TrendsShown }) {
  const { daysLogged, daysAveraged, charts, range, hidesNumbers, table } = shown;
  return (
    <>
      <p className="trend-days">
        <strong>{daysLogged}</strong>
        {daysAveraged === 1 && ". One full day so far."}
      </p>
      <div className="trend-charts card">
        {charts.map((chart) => (
          <TrendRow key={chart.name} chart={chart} shown={shown} />
        ))}
      </div>
      <div className="trend-details">
        <FoodShares kinds={shown.foods} />
        <TimesPicture {...shown} />
        <Fold title={`Every ${table.unit} as a table`}>
          <TrendsTable {...shown} />
          {!hidesNumbers && <SaveTable days={range} />}
        </Fold>
      </div>
    </>
  );
}

const SaveTable = ({ days }: { days: number }) => (
  <a className="button plain" href={`/trends.csv?days=${days}`} download={`pixelplate-trends-${days}.csv`}>
    <Icon name="download" />
    Save as CSV
  </a>
);
