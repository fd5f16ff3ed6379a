import type { RefObject } from "react";
import { KCAL_PER_GRAM } from "~/features/nutrition/agreement";
import { amountLabel } from "~/features/nutrition/amount-labels";
import type { Energy } from "~/features/nutrition/energy";
import { NutrientMark } from "~/features/nutrition/nutrient-mark";
import { NUTRIENTS, type Nutrient } from "~/features/nutrition/nutrients";
import type { PerNutrient } from "~/features/nutrition/per-nutrient";
import { Field } from "~/ui/form/field";
import { useHydrated } from "~/ui/use-hydrated";
import { GOAL_MESSAGES } from "./messages";
import { readGrams } from "./read-grams";

type Props = {
  fields: RefObject<HTMLDivElement>;
  kcal: number;
  energy: Energy;
  texts: PerNutrient<string>;
  locked: Nutrient[];
  errors: Partial<Record<string, string[] | null>>;
  onType: (nutrient: Nutrient, text: string) => void;
  onLock: (nutrient: Nutrient) => void;
};

export function OwnGramFields({ fields, kcal, energy, texts, locked, errors, onType, onLock }: Props) {
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
  { kcal, energy }: Pick<Props, "kcal" | "energy">,
): string {
  const grams = readGrams(text, nutrient, kcal);
  if (grams === undefined || kcal <= 0) return "";
  if (text.trim().endsWith("%")) return `${Math.round(grams)} g`;
  return `${Math.round((100 * grams * KCAL_PER_GRAM[nutrient]) / kcal)} % of the ${amountLabel("calories", energy).toLowerCase()}`;
}
