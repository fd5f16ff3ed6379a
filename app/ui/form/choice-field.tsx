import { type ReactNode, useId } from "react";
import { FieldNotes, noteProps } from "./field-frame";
import type { Option } from "./select-field";

type Props = {
  legend: ReactNode;
  name: string;
  options: readonly Option[];
  defaultValue?: string | readonly string[];
  hint?: ReactNode;
  error?: string[];
};

export function ChoiceField({ legend, name, options, defaultValue, hint, error }: Props) {
  const id = useId();
  return (
    <fieldset className="field" {...noteProps(id, { error, hint })}>
      <legend>{legend}</legend>
      <div className="chips">
        {options.map((option) => (
          <label key={option.value} className="chip">
            <input
              type={typeof defaultValue === "object" ? "checkbox" : "radio"}
              name={name}
              value={option.value}
              defaultChecked={[defaultValue].flat().includes(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} hint={hint} />
    </fieldset>
  );
}
