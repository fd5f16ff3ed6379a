import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { FormErrors } from "~/ui/form-errors";
import { FormToast } from "~/ui/form-toast";
import { AmountFields } from "./amount-fields";
import "./food.css";

const FIELDS = ["name", "calories", "carbs", "fats", "protein"] as const;
export type EntryValues = Partial<Record<(typeof FIELDS)[number], string>>;

type Props = {
  /** Made afresh for every form shown. */
  entryKey: string;
  /** Where the form posts to; its own address when left out. */
  action?: string;
  values?: EntryValues;
  emoji?: string;
  lastResult?: SubmissionResult<string[]>;
  children?: React.ReactNode;
};

/** A food's name and values, typed or to be reviewed, and the button that logs it. */
export function EntryForm({ entryKey, action, values, lastResult, children, ...props }: Props) {
  const [form, fields] = useForm<EntryValues>({ lastResult, defaultValue: values });
  const emoji = props.emoji ?? (lastResult?.initialValue?.emoji as string | undefined);
  const initial = (name: (typeof FIELDS)[number]) => fields[name].initialValue as string | undefined;
  const firstError = FIELDS.flatMap((name) => fields[name].errors ?? [])[0];
  return (
    <Form method="post" action={action} className="entry-form" {...getFormProps(form)} noValidate>
      <FormToast text={firstError} answer={lastResult} />
      <input type="hidden" name="key" value={entryKey} />
      {emoji && <input type="hidden" name="emoji" value={emoji} />}
      <div className="name-row">
        {emoji && (
          <span className="emoji" aria-hidden="true">
            {emoji}
          </span>
        )}
        <Field
          label="Name"
          name="name"
          autoComplete="off"
          maxLength={200}
          defaultValue={initial("name")}
          error={fields.name.errors}
        />
      </div>
      <AmountFields
        values={{
          calories: initial("calories"),
          carbs: initial("carbs"),
          fats: initial("fats"),
          protein: initial("protein"),
        }}
        errors={{
          calories: fields.calories.errors,
          carbs: fields.carbs.errors,
          fats: fields.fats.errors,
          protein: fields.protein.errors,
        }}
      />
      {children}
      <FormErrors errors={form.errors} />
      <Button variant="primary" pendingText="Saving...">
        Log food
      </Button>
    </Form>
  );
}
