import { amountLabels, formatIn } from "~/features/nutrition/amounts";
import { NutrientMark } from "~/features/nutrition/nutrient-row";
import { useEnergy, useHidesNumbers } from "~/features/nutrition/use-numbers";
import { Button, useHydrated } from "~/ui/controls";
import { Field, FormToast, SelectField } from "~/ui/form/field";
import { amountProblem, rowAmounts, rowOfFood, rowUnits, type SourceFood } from "./row";
import "./food-source-note.css";
import { Form } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { WhenFields } from "~/features/food/food-fields";
import { waitsAs } from "~/features/food/offline/queued-food";
import "~/features/food/food.css";
import "./food-search.css";

export function FoodSourceNote({ text: whole }: { text: string }) {
  const hidden = useHidesNumbers();
  const text = hidden ? whole.replace(/\d{1,3}% /g, "") : whole;
  const [name, ...rest] = text.split(" · ");
  if (rest.length === 0) return <small className="food-source">{text}</small>;
  return (
    <details className="food-source">
      <summary>{name}</summary>
      <small>{rest.join(" · ")}</small>
    </details>
  );
}

type Portion = { amount: string; unit: string };
type When = { date?: string; time?: string };
type Answer = { portion: Portion; problem?: string; when?: When; whenProblems?: Record<string, string[]> };
type Props = {
  food: SourceFood;
  entryKey: string;
  day?: When | null;
  answer?: Answer;
};

/** The portion of a food and its nutrients, which follow every key once hydrated. `day` is a past day and a time; none for now. */
export function PortionForm({ food, entryKey, day, answer }: Props) {
  const hydrated = useHydrated();
  const energy = useEnergy();
  const hidden = useHidesNumbers();
  const form = useRef<HTMLFormElement>(null);
  const { amount, unit } = rowOfFood(food);
  const [portion, setPortion] = useState<Portion>(answer?.portion ?? { amount, unit });
  useEffect(() => {
    const typed = new FormData(form.current ?? undefined);
    setPortion((current) => ({
      amount: String(typed.get("amount") ?? current.amount),
      unit: String(typed.get("unit") ?? current.unit),
    }));
  }, []);

  const amounts = rowAmounts({ ...portion, food });
  const problem = hydrated ? amountProblem({ ...portion, food }) : answer?.problem;
  return (
    <Form
      ref={form}
      method="post"
      className="entry-form portion-form"
      noValidate
      {...waitsAs(food.name, amounts?.calories ?? 0, energy)}
    >
      <FormToast text={answer?.problem} answer={answer} />
      <button type="submit" hidden />
      <input type="hidden" name="key" value={entryKey} />
      <div className="name-row">
        <span className="emoji" aria-hidden="true">
          {food.emoji}
        </span>
        <h3>{food.name}</h3>
      </div>
      <div className="amount-fields">
        <Field
          label="Amount"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={portion.amount}
          onChange={({ target: { value } }) => setPortion({ ...portion, amount: value })}
          error={problem ? [problem] : undefined}
        />
        <SelectField
          label="Measure"
          name="unit"
          options={rowUnits(food, hidden)}
          value={portion.unit}
          onChange={({ target: { value } }) => setPortion({ ...portion, unit: value })}
        />
      </div>
      <div role="status" hidden={hidden}>
        <dl>
          {(hidden ? [] : amountLabels(energy)).map(({ name, label, unit: labelUnit }) => (
            <div key={name}>
              <dt>
                <NutrientMark kind={name} /> {label}
              </dt>
              <dd>
                {amounts ? formatIn(labelUnit, amounts[name]) : "–"} <small>{labelUnit}</small>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <WhenFields {...(answer?.when ?? day)} errors={answer?.whenProblems} />
      <FoodSourceNote text={food.source} />
      {!hydrated && (
        <Button variant="plain" name="intent" value="update">
          Update
        </Button>
      )}
      <Button pendingText="Saving...">Log food</Button>
    </Form>
  );
}
