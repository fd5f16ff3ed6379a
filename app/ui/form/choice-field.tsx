import { type ReactNode, useId } from "react";
import { FieldNotes, noteProps } from "./field-frame";
import type { Option } from "./select-field";

type Props = {
  legend: ReactNode;
  name: string;
  options: readonly Option[];
  defaultValue?: string;
  error?: string[];
};

export function ChoiceField({ legend, name, options, defaultValue, error }: Props) {
  const id = useId();
  return (
    <fieldset className="field" {...noteProps(id, { error })}>
      <legend>{legend}</legend>
      <div className="chips">
        {options.map((option) => (
          <label key={option.value} className="chip">
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
