import type { SubmissionResult } from "@conform-to/react";
import { type RefObject, useRef, useState } from "react";
import {
  type Amounts,
  amountLabel,
  type Energy,
  energyFrom,
  energyText,
  energyUnit,
  formatGrams,
  formatIn,
  KCAL_PER_GRAM,
  NUTRIENTS,
  type Nutrient,
  type PerNutrient,
  perNutrient,
} from "~/features/nutrition/amounts";
import { NutrientMark, ShowNumbersLink } from "~/features/nutrition/nutrient-row";
import { energyFieldText, fieldText, parseAmount } from "~/features/nutrition/read-number";
import { useFormEnergy, useHidesNumbers } from "~/features/nutrition/use-numbers";
import { useHydrated } from "~/ui/controls";
import { ChoiceField, Field } from "~/ui/form/field";
import { fitGrams, GOAL_MESSAGES, isSuggested, LOW_KCAL, macroSplit, readGrams } from "./estimate";

const SAME_KCAL = 10;

type Props = { kcal: number; energy: Energy; texts: PerNutrient<string> };

/** How the energy of one's own grams compares with the calories; nothing while a field is empty or unreadable. */
function GramsSum({ kcal, energy, texts }: Props) {
  const grams = perNutrient((nutrient) => readGrams(texts[nutrient], nutrient, kcal) ?? null);
  if (Object.values(grams).includes(null)) return null;
  return <p className="goal-own muted small">{sumText(kcal, energyFrom(grams), energy)}</p>;
}

export function sumText(kcal: number, sum: number, energy: Energy): string {
  const apart = Math.abs(sum - kcal);
  const total = `These grams come to ${energyText(sum, energy)}`;
  const than = `the ${amountLabel("calories", energy).toLowerCase()}`;
  if (apart <= SAME_KCAL) return `${total}, about as ${energy === "kj" ? "much" : "many"} as ${than}.`;
  const by = formatIn(energyUnit(energy), apart);
  const more = sum > kcal ? "more" : energy === "kj" ? "less" : "fewer";
  return `${total}, ${by} ${more} than ${than}. You can leave it so.`;
}

type GramFieldsProps = {
  fields: RefObject<HTMLDivElement>;
  kcal: number;
  energy: Energy;
  texts: PerNutrient<string>;
  locked: Nutrient[];
  errors: Partial<Record<string, string[] | null>>;
  onType: (nutrient: Nutrient, text: string) => void;
  onLock: (nutrient: Nutrient) => void;
};

function GramFields({ fields, kcal, energy, texts, locked, errors, onType, onLock }: GramFieldsProps) {
  const hydrated = useHydrated();
  return (
    <div className="goal-own" ref={fields}>
      {NUTRIENTS.map((nutrient) => (
        <div key={nutrient} className={nutrient}>
          <Field
            label={
              <>
                <NutrientMark kind={nutrient} /> {amountLabel(nutrient)}, g or %
              </>
            }
            name={nutrient}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            defaultValue={texts[nutrient]}
            onInput={(event) => onType(nutrient, event.currentTarget.value)}
            hint={shareText(texts[nutrient], nutrient, { kcal, energy })}
            error={errors[nutrient] ?? undefined}
            action={
              hydrated && (
                <button
                  type="button"
                  className="control-button"
                  aria-pressed={locked.includes(nutrient)}
                  aria-label={`Lock ${amountLabel(nutrient).toLowerCase()}`}
                  onClick={() => onLock(nutrient)}
                >
                  {locked.includes(nutrient) ? "Locked" : "Lock"}
                </button>
              )
            }
          />
        </div>
      ))}
      <p className="field-hint">{GOAL_MESSAGES.ownGrams(energy)}</p>
    </div>
  );
}

function shareText(
  text: string,
  nutrient: Nutrient,
  { kcal, energy }: Pick<GramFieldsProps, "kcal" | "energy">,
): string {
  const grams = readGrams(text, nutrient, kcal);
  if (grams === undefined || kcal <= 0) return "";
  if (text.trim().endsWith("%")) return `${Math.round(grams)} g`;
  return `${Math.round((100 * grams * KCAL_PER_GRAM[nutrient]) / kcal)} % of the ${amountLabel("calories", energy).toLowerCase()}`;
}

/** The typed grams. When the calories change, the unlocked ones change with them, in the proportions that were typed. */
function useGrams(first: PerNutrient<string>) {
  const fields = useRef<HTMLDivElement>(null);
  const typed = useRef(first);
  const [texts, setTexts] = useState(first);
  const [locked, setLocked] = useState<Nutrient[]>([]);
  const lock = (nutrient: Nutrient, on: boolean) =>
    setLocked((before) => [...before.filter((each) => each !== nutrient), ...(on ? [nutrient] : [])]);

  const isFree = (nutrient: Nutrient) =>
    !locked.includes(nutrient) && /\d$/.test(typed.current[nutrient].trim());

  function onCalories(kcal: number) {
    const grams = perNutrient((nutrient) => readGrams(typed.current[nutrient], nutrient, kcal) ?? 0);
    const fixed = NUTRIENTS.filter((nutrient) => !isFree(nutrient)).map((nutrient) => [
      nutrient,
      grams[nutrient],
    ]);
    const fitted = fitGrams(kcal, Object.fromEntries(fixed), grams);
    const fresh = NUTRIENTS.filter(isFree).map((name) => [name, formatGrams(fitted[name])] as const);
    setTexts({ ...texts, ...Object.fromEntries(fresh) });
    for (const [name, text] of fresh) {
      const input = fields.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (input) input.value = text;
    }
  }

  return {
    fields,
    texts,
    locked,
    onType(nutrient: Nutrient, text: string) {
      typed.current = { ...texts, [nutrient]: text };
      setTexts(typed.current);
      lock(nutrient, text.trim() !== "");
    },
    onLock: (nutrient: Nutrient) => lock(nutrient, !locked.includes(nutrient)),
    onCalories,
  };
}

const SPLITS = [
  { value: "estimate", label: "Suggested" },
  { value: "own", label: "Custom" },
] as const;

type GoalFieldsProps = {
  goals: Amounts;
  own: boolean;
  lastResult?: SubmissionResult<string[]>;
};

export function GoalFields({ goals: shown, own, lastResult }: GoalFieldsProps) {
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
  const { onCalories: adjust, ...grams } = useGrams(
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
          Your goals are set, and each puzzle fills towards them. <ShowNumbersLink />
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
      {own && <GramFields energy={energy} kcal={kcal ?? 0} errors={errors} {...grams} />}
      <div role="status">
        {own && kcal !== undefined && <GramsSum kcal={kcal} energy={energy} texts={grams.texts} />}
        {kcal !== undefined && kcal < LOW_KCAL && <p className="goal-low">{GOAL_MESSAGES.low(energy)}</p>}
      </div>
    </>
  );
}
