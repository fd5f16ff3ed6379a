import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { amountFieldText } from "~/features/nutrition/amount-field-text";
import { unitOf } from "~/features/nutrition/amount-labels";
import { fieldText } from "~/features/nutrition/field-text";
import { perAmount } from "~/features/nutrition/per-amount";
import { useFormEnergy } from "~/features/nutrition/use-form-energy";
import { useHidesNumbers } from "~/features/nutrition/use-hides-numbers";
import { FormToast } from "~/ui/form/form-toast";
import { AmountFields } from "./amount-fields";
import { LoggedFoodEnd } from "./logged-food-end";
import { type FoodPage, LoggedFoodFrame } from "./logged-food-frame";
import { NameFields } from "./name-fields";
import { ServingsField } from "./servings-field";

type Props = FoodPage & { lastResult?: SubmissionResult<string[]> };

export function LoggedFoodForm({ lastResult, ...page }: Props) {
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
          values={{ date: initial("date"), time: initial("time"), confirmed: initial("confirmed") }}
          errors={{
            "": form.errors,
            date: errors("date"),
            time: errors("time"),
            confirmed: errors("confirmed"),
          }}
        />
      </Form>
    </LoggedFoodFrame>
  );
}
