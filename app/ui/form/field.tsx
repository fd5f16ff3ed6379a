import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { FieldFrame, noteProps } from "./field-frame";

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: ReactNode;
  name: string;
  error?: string[];
  hint?: ReactNode;
  suffix?: string;
  action?: ReactNode;
};

export function Field({ label, error, hint, suffix, action, ...input }: Props) {
  const made = useId();
  const id = input.id ?? made;
  return (
    <FieldFrame
      id={id}
      label={suffix ? <WithUnit label={label} unit={suffix} /> : label}
      error={error}
      hint={hint}
    >
      <span className="control">
        <input type="text" {...input} id={id} {...noteProps(id, { error, hint })} />
        {suffix && (
          <span className="control-suffix" aria-hidden="true">
            {suffix}
          </span>
        )}
        {action}
      </span>
    </FieldFrame>
  );
}

function WithUnit({ label, unit }: { label: ReactNode; unit: string }) {
  return (
    <>
      {label} <span className="visually-hidden">({unit})</span>
    </>
  );
}
