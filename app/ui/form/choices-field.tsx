import { type ReactNode, useId } from "react";
import { FieldNotes, noteProps } from "./field-frame";
import type { Option } from "./select-field";

type Props = {
  legend: ReactNode;
  name: string;
  options: readonly Option[];
  defaultValues: readonly string[];
  hint?: ReactNode;
  error?: string[];
};

export function ChoicesField({ legend, name, options, defaultValues, hint, error }: Props) {
  const id = useId();
  return (
    <fieldset className="field" {...noteProps(id, { error, hint })}>
      <legend>{legend}</legend>
      <div className="chips">
        {options.map(({ value, label }) => (
          <label key={value} className="chip">
            <input type="checkbox" name={name} value={value} defaultChecked={defaultValues.includes(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} hint={hint} />
    </fieldset>
  );
}
