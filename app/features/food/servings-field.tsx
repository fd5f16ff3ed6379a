import { Field } from "~/ui/form/field";

type Props = { initial?: string; error?: string[]; valuesBelow?: boolean };

export const ServingsField = ({ initial, error, valuesBelow = true }: Props) => (
  <Field
    label="Servings"
    name="number_of_servings"
    inputMode="decimal"
    autoComplete="off"
    maxLength={20}
    defaultValue={initial}
    error={error}
    hint={valuesBelow ? "The values below are for one serving." : undefined}
  />
);
