import { Field } from "~/ui/form/field";

type Props = { initial?: string; error?: string[] };

export const ServingsField = ({ initial, error }: Props) => (
  <Field
    label="Servings"
    name="number_of_servings"
    inputMode="decimal"
    autoComplete="off"
    maxLength={20}
    defaultValue={initial}
    error={error}
    hint="The values below are for one serving."
  />
);
