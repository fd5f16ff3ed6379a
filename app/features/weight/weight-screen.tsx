import { Link } from "@remix-run/react";
import { EmptyState } from "~/ui/empty-state";
import { ButtonLink } from "~/ui/form/button-link";
import { WEIGHT_MESSAGES } from "./messages";
import { WeightChart } from "./weight-chart";
import { WeightTable } from "./weight-table";
import { weightText } from "./weight-text";
import type { WeightUnit } from "./weight-unit";
import type { Weight } from "./weights-of.server";
import type { MeanWeight } from "./with-means";

export const SPANS = [30, 90, 365] as const;

type Props = {
  today: string;
  days: number;
  unit: WeightUnit;
  /** Those of the last `days`. */
  weights: readonly MeanWeight[];
  latest: Weight | null;
};

export function WeightScreen({ today, days, unit, weights, latest }: Props) {
  if (!latest)
    return (
      <EmptyState picture="scarecrow" level="h2" title="No weight yet. Your first one starts the line." />
    );
  return (
    <>
      <section className="card weight-line" aria-labelledby="weight-line">
        <header>
          <h2 id="weight-line">Last {days} days</h2>
          <nav className="weight-spans" aria-label="Days shown">
            {SPANS.map((span) => (
              <Link
                key={span}
                to={`?days=${span}`}
                preventScrollReset
                replace
                aria-current={span === days || undefined}
              >
                {span} <span className="visually-hidden">days</span>
              </Link>
            ))}
          </nav>
        </header>
        {weights.length > 0 ? (
          <>
            <WeightChart weights={weights} unit={unit} today={today} days={days} />
            <p className="muted small">
              Dots are weights; the line is their 7-day mean, with a gap where a week has none.
            </p>
          </>
        ) : (
          <p className="muted">No weight in these days.</p>
        )}
      </section>
      <section className="card weight-goal" aria-labelledby="weight-goal">
        <h2 id="weight-goal">Your goal</h2>
        <p>{WEIGHT_MESSAGES.forGoal}</p>
        <ButtonLink to="/account/goal?estimating=1&weight=1" variant="plain">
          Use {weightText(latest.kg, unit)} for my goal
        </ButtonLink>
      </section>
      {weights.length > 0 && (
        <section className="card" aria-labelledby="weight-days">
          <h2 id="weight-days">Days</h2>
          <WeightTable weights={weights} unit={unit} today={today} />
        </section>
      )}
    </>
  );
}
