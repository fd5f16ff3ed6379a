import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { FormToast } from "~/ui/form-toast";
import { ServedAmounts } from "./food-confirmation-amounts.island";
import type { Confirmation } from "./label/confirmation-of";
import "./food.css";
import "./food-confirmation.css";

const FIELDS = ["name", "number_of_servings", "calories", "carbs", "fats", "protein"] as const;

type Props = {
  /** Made afresh for every form shown. */
  entryKey: string;
  action: string;
  /** What was read; or, when it was sent and refused, `lastResult`. */
  confirmation?: Confirmation;
  lastResult?: SubmissionResult<string[]>;
};

/** A food read from a label, to be checked, corrected and logged for any number of servings. */
export function FoodConfirmation({ entryKey, action, confirmation, lastResult }: Props) {
  const { values, portion, note } = confirmation ?? {};
  const [form, fields] = useForm<Record<string, string>>({
    lastResult,
    defaultValue: confirmation && { ...values, number_of_servings: "1", portion, note },
  });
  const initial = (name: string) => fields[name]?.initialValue ?? "";
  const errors = (name: string) => fields[name]?.errors;
  const firstError = FIELDS.flatMap((name) => errors(name) ?? [])[0];
  return (
    <Form
      method="post"
      action={action}
      className="entry-form food-confirmation"
      {...getFormProps(form)}
      noValidate
    >
      <FormToast text={firstError} answer={lastResult} />
      <input type="hidden" name="key" value={entryKey} />
      <input type="hidden" name="portion" value={initial("portion")} />
      <input type="hidden" name="note" value={initial("note")} />
      <div className="name-row">
        <div className="emoji-field">
          <Field
            label="Emoji"
            name="emoji"
            autoComplete="off"
            maxLength={16}
            defaultValue={initial("emoji")}
          />
        </div>
        <Field
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={200}
          defaultValue={initial("name")}
          error={errors("name")}
        />
      </div>
      <p className="label-note">{initial("note")}</p>
      <ServedAmounts initial={initial} errors={errors} />
      {form.errors?.map((error) => (
        <p className="form-error" role="alert" key={error}>
          {error}
        </p>
      ))}
      <Button variant="primary" pendingText="Saving...">
        Log food
      </Button>
    </Form>
  );
}
