import { ButtonLink } from "~/ui/form/button-link";
import { WeightChart } from "./weight-chart";
import type { WeightUnit } from "./weight-unit";
import type { MeanWeight } from "./with-means";

type Props = { weights: readonly MeanWeight[]; unit: WeightUnit; today: string; days: number };

/** The line of /weight, for the days of another page; its table stands there. */
export function WeightTrend(shown: Props) {
  return (
    <section className="card weight-trend" aria-labelledby="weight-trend">
      <h2 id="weight-trend">Weight</h2>
      {shown.weights.length > 0 ? (
        <>
          <WeightChart {...shown} />
          <p className="muted small">Dots are weights in {shown.unit}; the line is their 7-day mean.</p>
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
