import type { SubmissionResult } from "@conform-to/react";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { AMOUNTS, type AmountName, amountLabels, type Energy } from "~/features/nutrition/amounts";
import type { FurtherField } from "~/features/nutrition/further";
import { ShowNumbersLink } from "~/features/nutrition/nutrient-row";
import { useHidesNumbers } from "~/features/nutrition/use-numbers";
import { Button } from "~/ui/controls";
import { Field } from "~/ui/form/field";

type Shown = Pick<ComponentProps<typeof Field>, "defaultValue" | "value" | "onChange" | "readOnly" | "error">;

type Props = {
  /** Amounts that are there already: while numbers are hidden they stay out of sight. */
  known?: "page" | "answer";
  energy: Energy;
  shown: (name: AmountName) => Shown;
  further?: { fields: readonly FurtherField[]; shown: (name: FurtherField["name"]) => Shown };
};

export function AmountFields({ energy, shown, known, further }: Props) {
  const hidden = useHidesNumbers();
  if (hidden && known && !AMOUNTS.some((name) => shown(name).error?.length))
    return <UnseenAmounts energy={energy} shown={shown} known={known} />;
  return (
    <div className="amount-fields">
      <input type="hidden" name="energy" value={energy} />
      {hidden && <p className="muted small">This form needs numbers. They’re hidden again afterwards.</p>}
      {amountLabels(energy).map(({ name, label, unit }) => (
        <NumberField key={name} name={name} label={label} suffix={unit} {...shown(name)} />
      ))}
      {further && further.fields.length > 0 && <FurtherFields {...further} />}
    </div>
  );
}

const NumberField = (props: ComponentProps<typeof Field>) => (
  <Field inputMode="decimal" autoComplete="off" maxLength={20} {...props} />
);

const FurtherFields = ({ fields, shown }: NonNullable<Props["further"]>) => (
  <>
    <p className="muted small">Leave empty what you don’t know:</p>
    <input type="hidden" name="further_fields" value={fields.map(({ name }) => name).join()} />
    {fields.map(({ name, label, unit }) => (
      <NumberField key={name} name={name} label={label} suffix={unit} {...shown(name)} />
    ))}
  </>
);

function UnseenAmounts({ energy, shown, known }: Props) {
  return (
    <>
      <input type="hidden" name="energy" value={energy} />
      {AMOUNTS.map((name) => {
        const { value, defaultValue } = shown(name);
        return <input key={name} type="hidden" name={name} value={value ?? defaultValue ?? ""} readOnly />;
      })}
      {known === "page" && (
        <p className="muted small">
          Its numbers are hidden. <ShowNumbersLink />
        </p>
      )}
    </>
  );
}

type Own = Partial<ComponentProps<typeof Field>>;

export function NameFields({ emoji, name }: { emoji: Own; name: Own }) {
  return (
    <div className="name-row">
      <div className="emoji-field">
        <Field label="Emoji" name="emoji" autoComplete="off" maxLength={16} {...emoji} />
      </div>
      <Field label="Name" name="name" autoComplete="off" maxLength={200} {...name} />
    </div>
  );
}

type ServingsFieldProps = { initial?: string; error?: string[]; valuesBelow?: boolean };

export const ServingsField = ({ initial, error, valuesBelow = true }: ServingsFieldProps) => (
  <Field
    label="Servings"
    name="number_of_servings"
    inputMode="decimal"
    autoComplete="off"
    maxLength={20}
    defaultValue={initial}
    error={error}
    hint={valuesBelow ? "The values below are for one serving." : undefined}
  />
);

type WhenFieldsProps = {
  /** Day (`YYYY-MM-DD`) and time (`HH:MM`) of a food for a past day; empty for today. */
  date?: string;
  time?: string;
  errors?: { date?: string[]; time?: string[] };
};

export function WhenFields({ date, time, errors }: WhenFieldsProps) {
  if (!date && !errors?.date && !errors?.time) return null;
  return (
    <div className="amount-fields">
      {errors?.date ? (
        <Field label="Day" name="date" type="date" defaultValue={date} error={errors.date} />
      ) : (
        <input type="hidden" name="date" value={date ?? ""} />
      )}
      <Field label="Time" name="time" type="time" defaultValue={time} error={errors?.time} />
    </div>
  );
}

type FoodButtonProps = ComponentProps<typeof Button> & {
  /** The question about the values just sent, and the field that says yes to it. */
  questions: string[] | undefined;
  confirmed: string | undefined;
  yes: string;
};

/** The button of a food's form. Below a question it says yes, until the values change. */
export function FoodButton({ questions, confirmed, yes, children, ...button }: FoodButtonProps) {
  const place = useRef<HTMLInputElement>(null);
  const [settled, setSettled] = useState<string[]>();
  useEffect(() => {
    const form = place.current?.form;
    const settle = () => setSettled(questions);
    form?.addEventListener("input", settle);
    return () => form?.removeEventListener("input", settle);
  }, [questions]);
  const open = questions && settled !== questions ? questions : [];
  return (
    <>
      {open.length > 0 && <input type="hidden" name="confirmed" value={confirmed} ref={place} />}
      {open.map((question) => (
        <p className="value-question" role="alert" key={question}>
          {question}
        </p>
      ))}
      <Button {...button}>{open.length > 0 ? yes : children}</Button>
    </>
  );
}

/** What the answer to a form of conform's has to ask. Its fields hold the values of the first answer only. */
export const questionIn = (lastResult: SubmissionResult<string[]> | undefined) => ({
  questions: lastResult?.error?.confirmed ?? undefined,
  confirmed: lastResult?.initialValue?.confirmed as string | undefined,
});
