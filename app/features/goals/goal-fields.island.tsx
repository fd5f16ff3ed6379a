import { useState } from "react";
import { amountLabel } from "~/features/nutrition/amount-labels";
import type { Amounts } from "~/features/nutrition/amounts";
import { formatGrams } from "~/features/nutrition/format-grams";
import { kcalFieldText } from "~/features/nutrition/kcal-field-text";
import { NutrientMark } from "~/features/nutrition/nutrient-mark";
import { NUTRIENTS } from "~/features/nutrition/nutrients";
import { parseAmount } from "~/features/nutrition/parse-amount";
import { Field } from "~/ui/form/field";
import { macroSplit } from "./macro-split";
import { GOAL_MESSAGES } from "./messages";

const LOW_KCAL = 1200;

type Props = {
  goals: Amounts;
  /** The refused input for `calories`. */
  sent?: string;
  error?: string[];
};

export function GoalFields({ goals: shown, sent, error }: Props) {
  const calories = sent ?? kcalFieldText(shown.calories);
  const [typed, setTyped] = useState(calories);
  const kcal = parseAmount(typed, "kcal");
  const split = kcal === undefined ? undefined : macroSplit(kcal);
  const goals = kcal === shown.calories ? shown : split;
  const grams = (amount: number | undefined) => (amount === undefined ? "-" : `${formatGrams(amount)} g`);
  return (
    <>
      <Field
        label="Calories"
        name="calories"
        suffix="kcal"
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        defaultValue={calories}
        onInput={(event) => setTyped(event.currentTarget.value)}
        error={error}
      />
      <div>
        <dl className="goal-grams">
          {NUTRIENTS.map((nutrient) => (
            <div key={nutrient} className={nutrient}>
              <dt>
                <NutrientMark kind={nutrient} /> {amountLabel(nutrient)}
              </dt>
              <dd>{grams(goals?.[nutrient])}</dd>
            </div>
          ))}
        </dl>
        <div role="status">
          {kcal !== undefined && kcal < LOW_KCAL && <p className="goal-low">{GOAL_MESSAGES.low}</p>}
        </div>
      </div>
    </>
  );
}
