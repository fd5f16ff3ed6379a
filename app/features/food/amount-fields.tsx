import { Field } from "~/ui/field";
import { AMOUNT_LABELS } from "./amount-labels";

type AmountTexts = Partial<Record<"calories" | "carbs" | "fats" | "protein", string>>;

type AmountErrors = Partial<Record<keyof AmountTexts, string[]>>;

/** The four values of a food, as text that may carry a unit. */
export function AmountFields({ values, errors }: { values: AmountTexts; errors: AmountErrors }) {
  return (
    <div className="amount-fields">
      {AMOUNT_LABELS.map(({ name, label, unit }) => (
        <Field
          key={name}
          label={label}
          name={name}
          suffix={unit}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          defaultValue={values[name]}
          error={errors[name]}
        />
      ))}
    </div>
  );
}
