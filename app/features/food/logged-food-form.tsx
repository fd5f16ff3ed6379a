import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { AMOUNTS, perAmount, roundTenth, unitOf } from "~/features/nutrition/amounts";
import type { Further, FurtherField } from "~/features/nutrition/further";
import { EnergyValue } from "~/features/nutrition/nutrient-row";
import { amountFieldText, fieldText, furtherTexts } from "~/features/nutrition/read-number";
import { useFormEnergy, useHidesNumbers } from "~/features/nutrition/use-numbers";
import { onDay } from "~/http/safe-path";
import { Button, Icon } from "~/ui/controls";
import { Field, FormErrors, FormToast } from "~/ui/form/field";
import { type FoodEntry, sourceText } from "./entry";
import { AmountFields, FoodButton, NameFields, questionIn, ServingsField } from "./food-fields";
import "./food.css";
import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { AgainForm } from "./again-form";

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
        <FoodButton pendingText="Saving..." yes="Yes, save it" {...question}>
          Save
        </FoodButton>
      )}
    </>
  );
}

type ShownFood = {
  id: string;
  /** Amounts for one serving. */
  entry: FoodEntry;
  date: string;
  time: string;
  further?: string;
  known?: Further;
};

export type FoodPage = {
  /** Null once deleted: what was sent can be logged as a new food. */
  food: ShownFood | null;
  today: string;
  againKey: string;
  day: { date: string; text: string } | null;
  furtherFields: readonly FurtherField[];
};

export function LoggedFoodFrame({
  food,
  today,
  againKey,
  day,
  children,
}: Omit<FoodPage, "furtherFields"> & { children: ReactNode }) {
  const hidden = useHidesNumbers();
  return (
    <div className="logged-food">
      {food && <AgainChoices food={food} againKey={againKey} day={day} />}
      {children}
      {food?.further && <p className="logged-source">{food.further}</p>}
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

type LoggedFoodFormProps = FoodPage & { lastResult?: SubmissionResult<string[]> };

export function LoggedFoodForm({ lastResult, ...page }: LoggedFoodFormProps) {
  const { food, today, againKey, furtherFields } = page;
  const energy = useFormEnergy(lastResult);
  const [form, fields] = useForm<Record<string, string>>({
    lastResult,
    defaultValue: food && {
      name: food.entry.name,
      emoji: food.entry.emoji,
      number_of_servings: fieldText(food.entry.servings),
      ...perAmount((name) => amountFieldText(food.entry.amounts[name], unitOf(name, energy))),
      ...furtherTexts(furtherFields, food.known),
      key: againKey,
      date: food.date,
      time: food.time,
    },
  });
  const initial = (name: string) => fields[name]?.initialValue;
  const errors = (name: string) => fields[name]?.errors;
  const shown = (name: string) => ({ defaultValue: initial(name), error: errors(name) });
  const firstError = Object.entries(lastResult?.error ?? {}).flatMap(([name, texts]) =>
    name === "confirmed" ? [] : (texts ?? []),
  )[0];
  return (
    <LoggedFoodFrame {...page} food={food && { ...food, further: undefined }}>
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
        <AmountFields known="page" energy={energy} shown={shown} further={{ fields: furtherFields, shown }} />
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

const SERVINGS = [0.5, 1, 1.5, 2, 3];

/** One press logs the food once more, in as many servings. */
function AgainChoices({ food, againKey, day }: Pick<FoodPage, "againKey" | "day"> & { food: ShownFood }) {
  const { id, entry } = food;
  const { name, servings, amounts } = entry;
  const nutrition = AMOUNTS.map((each) => ({
    type: each,
    value: roundTenth(amounts[each] * servings),
    unit: unitOf(each),
  }));
  const choices = [...new Set([...SERVINGS, servings])].sort((one, other) => one - other);
  return (
    <section className="again-choices" aria-labelledby="again-title">
      <h3 id="again-title">Log again{day && ` for ${day.text}`}</h3>
      <div>
        {choices.map((count) => (
          <AgainForm
            key={count}
            food={{ id, name, servings, againKey, nutrition }}
            date={day?.date}
            servings={String(count)}
          >
            <span className="visually-hidden">Log again </span>
            {servingsSign(count)}
            <span className="visually-hidden">
              {count > 1 ? " servings" : " serving"} of {name}
            </span>{" "}
            <small>
              <EnergyValue kcal={amounts.calories * count} />
            </small>
          </AgainForm>
        ))}
      </div>
    </section>
  );
}

const servingsSign = (count: number) =>
  count % 1 === 0.5 ? `${count > 1 ? Math.floor(count) : ""}½` : fieldText(count);
