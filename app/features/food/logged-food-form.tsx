import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { eachAmount } from "~/features/nutrition/each-amount";
import { fieldText } from "~/features/nutrition/field-text";
import { onDay } from "~/http/on-day";
import { Button } from "~/ui/form/button";
import { Field } from "~/ui/form/field";
import { FormErrors } from "~/ui/form/form-errors";
import { FormToast } from "~/ui/form/form-toast";
import { Icon } from "~/ui/icon";
import { AmountFields } from "./amount-fields";
import type { FoodEntry } from "./food-entry";
import { NameFields } from "./name-fields";
import { waitsAgain } from "./offline/waits-again";
import { ValueQuestion } from "./value-question";
import "./food.css";

type Food = {
  id: string;
  /** Amounts for one serving. */
  entry: FoodEntry;
  date: string;
  time: string;
};

type Props = {
  /** Null once deleted: what was sent can be logged as a new food. */
  food: Food | null;
  today: string;
  againKey: string;
  day: { date: string; text: string } | null;
  lastResult?: SubmissionResult<string[]>;
};

export function LoggedFoodForm({ food, today, againKey, day, lastResult }: Props) {
  const [form, fields] = useForm<Record<string, string>>({
    lastResult,
    defaultValue: food && {
      name: food.entry.name,
      emoji: food.entry.emoji,
      number_of_servings: fieldText(food.entry.servings),
      ...eachAmount(food.entry.amounts, String),
      key: againKey,
      date: food.date,
      time: food.time,
    },
  });
  const initial = (name: string) => fields[name]?.initialValue;
  const errors = (name: string) => fields[name]?.errors;
  const firstError = Object.entries(lastResult?.error ?? {}).flatMap(([name, texts]) =>
    name === "confirmed" ? [] : (texts ?? []),
  )[0];
  return (
    <div className="logged-food">
      {food && (
        <Form method="post" action={`/food/${food.id}/again`} {...waitsAgainOf(food)}>
          <input type="hidden" name="key" value={againKey} />
          {day && <input type="hidden" name="date" value={day.date} />}
          <Button pendingText="Saving...">
            <Icon name="repeat" /> Log again{day && ` for ${day.text}`}
          </Button>
        </Form>
      )}
      <Form method="post" className="entry-form" {...getFormProps(form)} noValidate>
        <FormToast text={firstError} answer={lastResult} />
        <input type="hidden" name="key" value={initial("key") ?? againKey} />
        <NameFields emoji={initial("emoji")} name={initial("name")} nameErrors={errors("name")} />
        <Field
          label="Servings"
          name="number_of_servings"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          defaultValue={initial("number_of_servings")}
          error={errors("number_of_servings")}
          hint="The values below are for one serving."
        />
        <AmountFields shown={(name) => ({ defaultValue: initial(name), error: errors(name) })} />
        <div className="amount-fields">
          <Field
            label="Day"
            name="date"
            type="date"
            max={today}
            defaultValue={initial("date")}
            error={errors("date")}
          />
          <Field label="Time" name="time" type="time" defaultValue={initial("time")} error={errors("time")} />
        </div>
        <ValueQuestion confirmed={initial("confirmed")} errors={errors("confirmed")} />
        <FormErrors errors={form.errors} />
        {food ? (
          <Button variant="plain" pendingText="Saving...">
            Save
          </Button>
        ) : (
          <Button name="intent" value="new" pendingText="Saving...">
            Log as a new food
          </Button>
        )}
      </Form>
      {food && (
        <Form method="post" action={onDay(`/food/${food.id}/delete`, food.date === today ? null : food.date)}>
          <Button variant="quiet" pendingText="Deleting...">
            <Icon name="trash" /> Delete
          </Button>
        </Form>
      )}
    </div>
  );
}

const waitsAgainOf = ({ id, entry }: Food) =>
  waitsAgain({ id, name: entry.name }, entry.amounts.calories * entry.servings);
