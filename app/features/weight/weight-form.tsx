import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Button } from "~/ui/form/button";
import { Field } from "~/ui/form/field";
import { FormErrors } from "~/ui/form/form-errors";
import { FormToast } from "~/ui/form/form-toast";
import { WEIGHT_MESSAGES } from "./messages";
import { weightNumber } from "./weight-text";
import type { WeightUnit } from "./weight-unit";

type Props = {
  today: string;
  /** The day to set, with its weight if it has one. */
  day: { date: string; kg?: number };
  unit: WeightUnit;
  lastResult?: SubmissionResult<string[]>;
};

export function WeightForm({ today, day, unit: accounts, lastResult }: Props) {
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
      <p className="field-hint">{WEIGHT_MESSAGES.hint}</p>
      <FormErrors errors={errors[""] ?? undefined} />
      <Button variant="primary" pendingText="Saving...">
        Save weight
      </Button>
    </Form>
  );
}
