import type { SubmissionResult } from "@conform-to/react";
import { useState } from "react";
import { amountLabel, energyUnit } from "~/features/nutrition/amount-labels";
import type { Amounts } from "~/features/nutrition/amounts";
import { energyFieldText } from "~/features/nutrition/energy-field-text";
import { fieldText } from "~/features/nutrition/field-text";
import { formatGrams } from "~/features/nutrition/format-grams";
import { NutrientMark } from "~/features/nutrition/nutrient-mark";
import { NUTRIENTS } from "~/features/nutrition/nutrients";
import { parseAmount } from "~/features/nutrition/parse-amount";
import { perNutrient } from "~/features/nutrition/per-nutrient";
import { ShowNumbersLink } from "~/features/nutrition/show-numbers-link";
import { useFormEnergy } from "~/features/nutrition/use-form-energy";
import { useHidesNumbers } from "~/features/nutrition/use-hides-numbers";
import { ChoiceField } from "~/ui/form/choice-field";
import { Field } from "~/ui/form/field";
import { GramsSum } from "./grams-sum";
import { isSuggested } from "./is-suggested";
import { macroSplit } from "./macro-split";
import { GOAL_MESSAGES, LOW_KCAL } from "./messages";
import { OwnGramFields } from "./own-gram-fields.island";
import { useOwnGrams } from "./use-own-grams.island";

const SPLITS = [
  { value: "estimate", label: "As suggested" },
  { value: "own", label: "My own" },
] as const;

type Props = {
  goals: Amounts;
  /** Whether one's own grams can be set. */
  own: boolean;
  lastResult?: SubmissionResult<string[]>;
};

export function GoalFields({ goals: shown, own, lastResult }: Props) {
  const sent = (name: string) => {
    const value = lastResult?.initialValue?.[name];
    return typeof value === "string" ? value : undefined;
  };
  const errors = lastResult?.error ?? {};
  const hidden = useHidesNumbers();
  const energy = useFormEnergy(lastResult);
  const unit = energyUnit(energy);
  const calories = sent("calories") ?? energyFieldText(shown.calories, energy);
  const [typed, setTyped] = useState(calories);
  const kcal = parseAmount(typed, unit);
  const split = kcal === undefined ? undefined : macroSplit(kcal);
  const suggested = !own && kcal === shown.calories ? shown : split;
  const { onCalories: adjust, ...grams } = useOwnGrams(
    perNutrient((name) => (lastResult ? (sent(name) ?? "") : fieldText(shown[name]))),
  );

  function onCalories(text: string) {
    const next = parseAmount(text, unit);
    if (next !== undefined) adjust(next);
    setTyped(text);
  }

  if (hidden && !lastResult?.error)
    return (
      <>
        <p>
          Your goals are set, and each picture fills towards them. <ShowNumbersLink />
        </p>
        <input type="hidden" name="energy" value={energy} />
        <input type="hidden" name="calories" value={calories} />
        {own && <input type="hidden" name="split" value={isSuggested(shown) ? "estimate" : "own"} />}
        {own &&
          NUTRIENTS.map((name) => (
            <input key={name} type="hidden" name={name} value={fieldText(shown[name])} />
          ))}
      </>
    );

  return (
    <>
      <input type="hidden" name="energy" value={energy} />
      <Field
        label={amountLabel("calories", energy)}
        name="calories"
        suffix={unit}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        defaultValue={calories}
        onInput={(event) => onCalories(event.currentTarget.value)}
        error={errors.calories ?? undefined}
      />
      {own && (
        <ChoiceField
          legend="Carbs, protein and fats"
          name="split"
          options={SPLITS}
          defaultValue={sent("split") ?? (isSuggested(shown) ? "estimate" : "own")}
        />
      )}
      <dl className="goal-grams">
        {NUTRIENTS.map((nutrient) => (
          <div key={nutrient} className={nutrient}>
            <dt>
              <NutrientMark kind={nutrient} /> {amountLabel(nutrient)}
            </dt>
            <dd>{suggested ? `${formatGrams(suggested[nutrient])} g` : "-"}</dd>
          </div>
        ))}
      </dl>
      {own && <OwnGramFields energy={energy} kcal={kcal ?? 0} errors={errors} {...grams} />}
      <div role="status">
        {own && kcal !== undefined && <GramsSum kcal={kcal} energy={energy} texts={grams.texts} />}
        {kcal !== undefined && kcal < LOW_KCAL && <p className="goal-low">{GOAL_MESSAGES.low(energy)}</p>}
      </div>
    </>
  );
}
