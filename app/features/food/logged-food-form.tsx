import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Energy } from "~/features/nutrition/energy";
import { useEnergy, useFormEnergy, useHidesNumbers } from "~/features/nutrition/use-numbers";
import { onDay } from "~/http/safe-path";
import { Button } from "~/ui/form/button";
import { Field } from "~/ui/form/field";
import { FormErrors, FormToast } from "~/ui/form/form-errors";
import { Icon } from "~/ui/icon";
import { type FoodEntry, sourceText } from "./entry";
import { AmountFields, FoodButton, NameFields, questionIn, ServingsField } from "./food-fields";
import { waitsAs } from "./queued-food";
import "./food.css";
import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { perAmount } from "~/features/nutrition/amounts";
import { amountFieldText, fieldText } from "~/features/nutrition/field-text";
import { EnergyValue } from "~/features/nutrition/nutrient-row";
import { unitOf } from "~/features/nutrition/write-amount";
import { AgainForm } from "./again-form";
import type { FoodItem } from "./food-item";

type Props = {
  today: string;
  isGone: boolean;
  values: { date?: string; time?: string };
  errors: Record<string, string[] | undefined>;
  question: ReturnType<typeof questionIn>;
};

/** Day and time of a logged food, and the button that saves it. */
export function LoggedFoodEnd({ today, isGone, values, errors, question }: Props) {
  return (
    <>
      <div className="amount-fields">
        <Field
          label="Day"
          name="date"
          type="date"
          max={today}
          defaultValue={values.date}
          error={errors.date}
        />
        <Field label="Time" name="time" type="time" defaultValue={values.time} error={errors.time} />
      </div>
      <FormErrors errors={errors[""]} />
      {isGone ? (
        <FoodButton name="intent" value="new" pendingText="Saving..." yes="Yes, log it" {...question}>
          Log as a new food
        </FoodButton>
      ) : (
        <FoodButton variant="plain" pendingText="Saving..." yes="Yes, save it" {...question}>
          Save
        </FoodButton>
      )}
    </>
  );
}

export type ShownFood = {
  id: string;
  /** Amounts for one serving. */
  entry: FoodEntry;
  date: string;
  time: string;
};

export type FoodPage = {
  /** Null once deleted: what was sent can be logged as a new food. */
  food: ShownFood | null;
  today: string;
  againKey: string;
  day: { date: string; text: string } | null;
};

export function LoggedFoodFrame({
  food,
  today,
  againKey,
  day,
  children,
}: FoodPage & { children: ReactNode }) {
  const hidden = useHidesNumbers();
  const energy = useEnergy();
  return (
    <div className="logged-food">
      {food && (
        <Form method="post" action={`/food/${food.id}/again`} {...waitsOf(food, energy)}>
          <input type="hidden" name="key" value={againKey} />
          {day && <input type="hidden" name="date" value={day.date} />}
          <Button pendingText="Saving...">
            <Icon name="repeat" /> Log again{day && ` for ${day.text}`}
          </Button>
        </Form>
      )}
      {children}
      {food?.entry.source && (
        <p className="logged-source">
          {hidden ? sourceText(food.entry.source).replace(/\d{1,3}% /g, "") : sourceText(food.entry.source)}
        </p>
      )}
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

const waitsOf = ({ entry: { name, amounts, servings } }: ShownFood, energy: Energy) =>
  waitsAs(name, amounts.calories * servings, energy);

type LoggedFoodFormProps = FoodPage & { lastResult?: SubmissionResult<string[]> };

export function LoggedFoodForm({ lastResult, ...page }: LoggedFoodFormProps) {
  const { food, today, againKey } = page;
  const energy = useFormEnergy(lastResult);
  const [form, fields] = useForm<Record<string, string>>({
    lastResult,
    defaultValue: food && {
      name: food.entry.name,
      emoji: food.entry.emoji,
      number_of_servings: fieldText(food.entry.servings),
      ...perAmount((name) => amountFieldText(food.entry.amounts[name], unitOf(name, energy))),
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
    <LoggedFoodFrame {...page}>
      <Form method="post" className="entry-form" {...getFormProps(form)} noValidate>
        <FormToast text={firstError} answer={lastResult} />
        <input type="hidden" name="key" value={initial("key") ?? againKey} />
        <NameFields
          emoji={{ defaultValue: initial("emoji") }}
          name={{ defaultValue: initial("name"), error: errors("name") }}
        />
        <ServingsField
          initial={initial("number_of_servings")}
          error={errors("number_of_servings")}
          valuesBelow={!useHidesNumbers()}
        />
        <AmountFields
          known="page"
          energy={energy}
          shown={(name) => ({ defaultValue: initial(name), error: errors(name) })}
        />
        <LoggedFoodEnd
          today={today}
          isGone={!food}
          values={{ date: initial("date"), time: initial("time") }}
          errors={{
            "": form.errors,
            date: errors("date"),
            time: errors("time"),
          }}
          question={questionIn(lastResult)}
        />
      </Form>
    </LoggedFoodFrame>
  );
}

const CHOICES = [
  { servings: 0.5, text: "½" },
  { servings: 1, text: "1" },
  { servings: 1.5, text: "1½" },
  { servings: 2, text: "2" },
  { servings: 3, text: "3" },
];

export const servingsSheetId = (food: FoodItem) => `servings-${food.id}`;

export function ServingsSheet({ food, date }: { food: FoodItem; date?: string }) {
  const id = servingsSheetId(food);
  const kcal = (food.nutrition[0]?.value ?? 0) / food.servings;
  return (
    <div
      id={id}
      className="sheet servings-sheet"
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>
        <span aria-hidden="true">{food.emoji}</span> {food.name}
      </h2>
      <p>How many servings?</p>
      <div className="choices">
        {CHOICES.map(({ servings, text }) => (
          <AgainForm
            key={text}
            food={food}
            date={date}
            servings={String(servings)}
            aria-label={`Log ${text} ${servings > 1 ? "servings" : "serving"} of ${food.name}`}
          >
            <span>
              {text}
              <small>
                <EnergyValue kcal={kcal * servings} />
              </small>
            </span>
          </AgainForm>
        ))}
      </div>
      <button type="button" className="button quiet" popovertarget={id} popovertargetaction="hide">
        Close
      </button>
    </div>
  );
}
