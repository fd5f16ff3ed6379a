import { Field } from "~/ui/field";

export type AmountTexts = Partial<Record<"calories" | "carbs" | "fats" | "protein", string>>;

type AmountErrors = Partial<Record<keyof AmountTexts, string[]>>;

/** The four values of a food, as text that may carry a unit. */
export function AmountFields({ values, errors }: { values: AmountTexts; errors: AmountErrors }) {
  const field = (name: keyof AmountTexts, label: string, suffix: "kcal" | "g") => (
    <Field
      label={label}
      name={name}
      suffix={suffix}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      defaultValue={values[name]}
      error={errors[name]}
    />
  );
  return (
    <div className="amount-fields">
      {field("calories", "Calories", "kcal")}
      {field("carbs", "Carbs", "g")}
      {field("fats", "Fats", "g")}
      {field("protein", "Protein", "g")}
    </div>
  );
}
