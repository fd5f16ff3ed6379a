import { useState } from "react";
import { Field } from "~/ui/field";
import { formatGrams } from "../nutrition/format-grams";
import { parseAmount } from "../nutrition/parse-amount";
import { macroSplit } from "./macro-split";
import { GOAL_MESSAGES } from "./messages";

/** Below this many kcal a day a goal comes with a word of caution. */
const LOW_KCAL = 1200;

type Props = { calories: string; error?: string[] };

/** The kcal to aim for; carbs, protein and fats follow while one types. */
export function GoalFields({ calories, error }: Props) {
  const [typed, setTyped] = useState(calories);
  const kcal = parseAmount(typed, "kcal");
  const goals = kcal === undefined ? undefined : macroSplit(kcal);
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
          <Gram name="Carbs" className="carbs" text={grams(goals?.carbs)} />
          <Gram name="Protein" className="protein" text={grams(goals?.protein)} />
          <Gram name="Fats" className="fats" text={grams(goals?.fats)} />
        </dl>
        <div role="status">
          {kcal !== undefined && kcal < LOW_KCAL && <p className="goal-low">{GOAL_MESSAGES.low}</p>}
        </div>
      </div>
    </>
  );
}

function Gram({ name, className, text }: { name: string; className: string; text: string }) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
