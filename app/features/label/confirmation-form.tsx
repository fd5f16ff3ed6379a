import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ComponentProps } from "react";
import { FoodButton, NameFields, questionIn, WhenFields } from "~/features/food/food-fields";
import { QueuedNote } from "~/features/food/queued-note.island";
import { AMOUNTS } from "~/features/nutrition/amounts";
import { useFormEnergy } from "~/features/nutrition/nutrient-row";
import { FormErrors, FormToast } from "~/ui/form/field";
import { type Confirmation, confirmationIn } from "./confirmation";
import { ServedAmounts } from "./confirmation-amounts.island";
import { UNNAMED_LABEL } from "./label-reading";
import "~/features/food/food.css";
import "./food-confirmation.css";

const FIELDS = ["name", "number_of_servings", ...AMOUNTS, "date", "time"];

const SELECTED: Partial<ComponentProps<"input">> = {
  autoFocus: true,
  onFocus: (event) => event.currentTarget.select(),
};

type Props = {
  entryKey: string;
  action: string;
  day?: { date: string; time: string } | null;
  confirmation?: Confirmation;
  lastResult?: SubmissionResult<string[]>;
};

export function FoodConfirmation({ entryKey, action, day, confirmation, lastResult }: Props) {
  const energy = useFormEnergy(lastResult);
  const { values, portion, note, unsure, barcode } =
    (confirmation && confirmationIn(confirmation, energy)) ?? {};
  const [form, fields] = useForm<Record<string, string | undefined>>({
    lastResult,
    defaultValue: confirmation && {
      ...values,
      number_of_servings: "1",
      portion,
      note,
      unsure,
      barcode,
      date: day?.date,
      time: day?.time,
    },
  });
  const initial = (name: string) => fields[name]?.initialValue ?? "";
  const errors = (name: string) => fields[name]?.errors;
  const firstError = FIELDS.flatMap((name) => errors(name) ?? [])[0];
  return (
    <Form
      method="post"
      action={action}
      className="entry-form food-confirmation"
      data-keep=""
      {...getFormProps(form)}
      noValidate
    >
      <FormToast text={firstError} answer={lastResult} />
      <input type="hidden" name="key" value={entryKey} />
      <input type="hidden" name="portion" value={initial("portion")} />
      <input type="hidden" name="note" value={initial("note")} />
      <input type="hidden" name="unsure" value={initial("unsure")} />
      <input type="hidden" name="barcode" value={initial("barcode")} />
      <NameFields
        emoji={{ defaultValue: initial("emoji") }}
        name={{
          defaultValue: initial("name"),
          error: errors("name"),
          ...(initial("name") === UNNAMED_LABEL && SELECTED),
        }}
      />
      <p className="label-note">{initial("note")}</p>
      <ServedAmounts energy={energy} initial={initial} errors={errors} />
      <WhenFields
        date={fields.date?.initialValue}
        time={fields.time?.initialValue}
        errors={{ date: errors("date"), time: errors("time") }}
      />
      <FormErrors errors={form.errors} />
      <QueuedNote />
      <FoodButton variant="primary" pendingText="Saving..." yes="Yes, log it" {...questionIn(lastResult)}>
        Log food
      </FoodButton>
    </Form>
  );
}
