import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type ComponentProps, useState } from "react";
import { ShowNumbersLink } from "~/features/nutrition/nutrient-row";
import { useHidesNumbers } from "~/features/nutrition/use-numbers";
import { Button } from "~/ui/controls";
import { ChoiceField, Field, FormToast, SelectField } from "~/ui/form/field";
import { ACTIVITY_LEVELS, type InfoErrors, type InfoField, type InfoValues, WEIGHT_GOALS } from "./profile";
import { digitsOnly, useUnitSwitch } from "./profile.island";
import "~/features/access/account.css";

type Props = { values: InfoValues; errors: InfoErrors };

function HeightFields({ values, errors }: Props) {
  const field = (name: "heightFeet" | "heightInches" | "height", label: string, suffix: string) => (
    <Field
      label={label}
      name={name}
      suffix={suffix}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      onInput={digitsOnly}
      defaultValue={values[name]}
      error={errors[name]}
    />
  );
  return (
    <>
      <div className="two-fields only-us">
        {field("heightFeet", "Height, feet", "ft")}
        {field("heightInches", "Height, inches", "in")}
      </div>
      <div className="only-metric">{field("height", "Height", "cm")}</div>
    </>
  );
}

type SeenFieldProps = {
  /** When the values that the form began with were changed last, in ms. */
  updatedAt: number | null | undefined;
  lastResult?: SubmissionResult<string[]>;
};

/** Says which state of the account a form shows, so that a change that came since is noticed once. */
export function SeenField({ updatedAt, lastResult }: SeenFieldProps) {
  // A page that is read again shows newer values to nobody: the form goes on with its own.
  const [first] = useState(updatedAt ?? "");
  const sent = lastResult?.initialValue?.updatedAt;
  return <input type="hidden" name="updatedAt" value={typeof sent === "string" ? sent : first} />;
}

type InfoFormProps = {
  values: InfoValues;
  updatedAt?: number | null;
  update: boolean;
  lastResult?: SubmissionResult<string[]>;
};

const labelled = (options: Record<string, { label: string }>) =>
  Object.entries(options).map(([value, { label }]) => ({ value, label }));

const GENDER_OPTIONS = [
  { value: "male", label: "Male" },
  { value: "female", label: "Female" },
  { value: "other", label: "Other" },
];
const UNIT_OPTIONS = [
  { value: "us", label: "US (ft, lb)" },
  { value: "metric", label: "Metric (cm, kg)" },
];

/** What the estimate of the daily goals needs to know. In update mode the name is known already. */
export function InfoForm({ values, updatedAt, update, lastResult }: InfoFormProps) {
  const [form, fields] = useForm<InfoValues & { numbers?: string }>({ lastResult, defaultValue: values });
  const shown = (name: InfoField) => fields[name].initialValue as string | undefined;
  const text = (name: "name" | "lastName", autoComplete: string) => ({
    name,
    autoComplete,
    maxLength: 80,
    defaultValue: shown(name),
    error: fields[name].errors,
  });
  const number = (name: "age" | "weight") => ({
    name,
    inputMode: "numeric" as const,
    autoComplete: "off",
    maxLength: 3,
    onInput: digitsOnly,
    defaultValue: shown(name),
    error: fields[name].errors,
  });
  const choice = (name: InfoField) => ({ name, defaultValue: shown(name), error: fields[name].errors });
  const incomplete = lastResult?.status === "error" ? "Please complete all required fields" : undefined;
  const notSaved = lastResult?.error?.[""]?.[0];
  return (
    <Form
      method="post"
      className="account-form info-form"
      {...getFormProps(form)}
      noValidate
      onChange={useUnitSwitch()}
    >
      <input type="hidden" name="shownUnit" defaultValue={shown("unit")} />
      <input type="hidden" name="shownWeight" defaultValue={shown("weight") ?? ""} />
      <SeenField updatedAt={updatedAt} lastResult={lastResult} />
      <FormToast text={notSaved ?? incomplete} answer={lastResult} />
      <p className="muted">
        {update
          ? "We use this to estimate your daily goals."
          : "We use this to estimate your daily goals. You can skip it now and change everything later."}
      </p>
      <div className={update ? undefined : "two-fields"}>
        {!update && <Field label="First name" {...text("name", "given-name")} />}
        <Field label="Last name (optional)" {...text("lastName", "family-name")} />
      </div>
      <ChoiceField
        legend="Gender"
        options={GENDER_OPTIONS}
        hint="Only for the estimate. Other uses the same formula as Female."
        {...choice("gender")}
      />
      <ChoiceField legend="Units" options={UNIT_OPTIONS} {...choice("unit")} />
      <noscript>
        <p className="field-hint">If you switch units, an unchanged weight is converted.</p>
      </noscript>
      <HeightFields
        values={{
          heightFeet: shown("heightFeet"),
          heightInches: shown("heightInches"),
          height: shown("height"),
        }}
        errors={{
          heightFeet: fields.heightFeet.errors,
          heightInches: fields.heightInches.errors,
          height: fields.height.errors,
        }}
      />
      <div className="two-fields">
        <WeightField {...number("weight")} />
        <Field label="Age (years)" {...number("age")} />
      </div>
      <SelectField
        label="Activity level"
        options={labelled(ACTIVITY_LEVELS)}
        hint="How many days a week do you exercise?"
        {...choice("activityLevel")}
      />
      <ChoiceField
        legend="Weight goal"
        options={labelled(WEIGHT_GOALS)}
        hint="Lose lowers the goal a little, Gain raises it."
        {...choice("weightGoal")}
      />
      {!update && <NumbersChoice hidden={fields.numbers.initialValue === "hidden"} />}
      <div className="form-buttons">
        <Button pendingText="Saving...">Next</Button>
        {!update && (
          <Button variant="plain" formAction="/welcome/info?skip=1">
            Skip
          </Button>
        )}
      </div>
    </Form>
  );
}

const NumbersChoice = ({ hidden }: { hidden: boolean }) => (
  <label className="check">
    <input type="checkbox" name="numbers" value="hidden" defaultChecked={hidden} />
    <span>Hide calories, grams and weight</span>
  </label>
);

function WeightField(field: Omit<ComponentProps<typeof Field>, "label">) {
  const hidden = useHidesNumbers();
  if (hidden && field.defaultValue && !field.error)
    return (
      <p>
        Your weight is hidden. <ShowNumbersLink />
        <input type="hidden" name="weight" defaultValue={field.defaultValue} />
      </p>
    );
  const label = (
    <>
      Weight <span className="only-us">(lb)</span>
      <span className="only-metric">(kg)</span>
    </>
  );
  return <Field {...field} label={label} />;
}
