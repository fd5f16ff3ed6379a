import { Link } from "@remix-run/react";
import { EmptyState } from "~/ui/empty-state";
import { ButtonLink } from "~/ui/form/button-link";
import { FoodShares } from "./food-shares";
import { TimesPicture } from "./times-picture";
import { TrendChart } from "./trend-chart";
import { RANGE_NAMES, TREND_RANGES, type TrendRange } from "./trend-range";
import type { TrendsShown } from "./trends-shown";
import { TrendsTable } from "./trends-table";
import "./trends.css";

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
              ? "Today isn't over: it is dotted in the lines and left out of the averages."
              : "Today isn't over: it is left out of the lines and the averages."}
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
