import { type ReactNode, type SelectHTMLAttributes, useId } from "react";
import { Icon } from "../icon";
import { FieldFrame, noteProps } from "./field-frame";

export type Option = { value: string; label: string };

type Props = SelectHTMLAttributes<HTMLSelectElement> & {
  label: ReactNode;
  name: string;
  options: readonly Option[];
  error?: string[];
  hint?: ReactNode;
};

export function SelectField({ label, options, error, hint, ...select }: Props) {
  const made = useId();
  const id = select.id ?? made;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <span className="control">
        <select {...select} id={id} {...noteProps(id, { error, hint })}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </FieldFrame>
  );
}
