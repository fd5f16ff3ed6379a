import { Field } from "~/ui/form/field";
import { digitsOnly } from "./digits-only.island";
import type { InfoErrors, InfoValues } from "./read-profile";

type Props = { values: InfoValues; errors: InfoErrors };

export function HeightFields({ values, errors }: Props) {
  const field = (name: "heightFeet" | "heightInches" | "height", label: string, suffix: string) => (
    <Field
      label={label}
      name={name}
      suffix={suffix}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      onInput={digitsOnly}
      defaultValue={values[name]}
      error={errors[name]}
    />
  );
  return (
    <>
      <div className="two-fields only-us">
        {field("heightFeet", "Height, feet", "ft")}
        {field("heightInches", "Height, inches", "in")}
      </div>
      <div className="only-metric">{field("height", "Height", "cm")}</div>
    </>
  );
}
