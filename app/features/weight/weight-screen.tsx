import type { SubmissionResult } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import { dateText } from "~/features/day/calendar-days";
import { Button, ButtonLink, Icon } from "~/ui/controls";
import { Field, FormErrors, FormToast } from "~/ui/form/field";
import { EmptyState } from "~/ui/page";
import { inWeightUnit, type WeightUnit, weightNumber, weightText } from "./weight";
import { WeightChart } from "./weight-chart";
import type { MeanWeight, Weight } from "./with-means";

type Props = { weights: readonly MeanWeight[]; unit: WeightUnit; today: string };

function WeightTable({ weights, unit, today }: Props) {
  const yearOf = (date: string) => (date.slice(0, 4) === today.slice(0, 4) ? "" : `, ${date.slice(0, 4)}`);
  return (
    <table className="weight-table">
      <caption className="visually-hidden">Weights, newest first</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Weight, {unit}</th>
          <th scope="col">7-day average</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {weights.map(({ date, kg, mean }) => (
          <tr key={date}>
            <th scope="row">
              <Link to={`/weight?date=${date}`} preventScrollReset={false}>
                <span>{dateText(date)}</span>
                {yearOf(date)}
              </Link>
            </th>
            <td>{inWeightUnit(kg, unit).toFixed(1)}</td>
            <td>{inWeightUnit(mean, unit).toFixed(1)}</td>
            <td>
              <Form method="post" action="/weight?delete=1" preventScrollReset>
                <input type="hidden" name="date" value={date} />
                <Button variant="quiet" aria-label={`Delete the weight of ${dateText(date)}${yearOf(date)}`}>
                  <Icon name="trash" />
                </Button>
              </Form>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const SPANS = [30, 90, 365] as const;

type WeightScreenProps = {
  today: string;
  days: number;
  unit: WeightUnit;
  weights: readonly MeanWeight[];
  latest: Weight | null;
};

export function WeightScreen({ today, days, unit, weights, latest }: WeightScreenProps) {
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
            <p className="muted small">Each dot is a weight. The line is the average of 7 days.</p>
          </>
        ) : (
          <p className="muted">No weight in these days.</p>
        )}
      </section>
      <section className="card weight-goal" aria-labelledby="weight-goal">
        <h2 id="weight-goal">Your goal</h2>
        <p>Recalculate your goals from your latest weight. You see them before anything changes.</p>
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

type WeightFormProps = {
  today: string;
  /** The day to set, with its weight if it has one. */
  day: { date: string; kg?: number };
  unit: WeightUnit;
  lastResult?: SubmissionResult<string[]>;
};

export function WeightForm({ today, day, unit: accounts, lastResult }: WeightFormProps) {
  const sent = (name: string) => {
    const value = lastResult?.initialValue?.[name];
    return typeof value === "string" ? value : undefined;
  };
  const errors = lastResult?.error ?? {};
  const unit = sent("unit") === "lb" ? "lb" : sent("unit") === "kg" ? "kg" : accounts;
  const known = day.kg === undefined ? "" : weightNumber(day.kg, unit);
  const firstError = [errors.weight, errors.date, errors[""]].find(Boolean)?.[0];
  return (
    <Form method="post" action="/weight" className="weight-form" noValidate>
      <FormToast text={firstError} answer={lastResult} />
      <input type="hidden" name="unit" value={unit} />
      <div className="weight-fields">
        <Field
          label="Weight"
          name="weight"
          suffix={unit}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          defaultValue={lastResult ? (sent("weight") ?? "") : known}
          error={errors.weight ?? undefined}
        />
        <Field
          label="Day"
          name="date"
          type="date"
          max={today}
          defaultValue={sent("date") ?? day.date}
          error={errors.date ?? undefined}
        />
      </div>
      <p className="field-hint">One weight a day. Saving again replaces it.</p>
      <FormErrors errors={errors[""] ?? undefined} />
      <Button pendingText="Saving...">Save weight</Button>
    </Form>
  );
}
