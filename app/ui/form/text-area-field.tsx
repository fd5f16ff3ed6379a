import { type ReactNode, type TextareaHTMLAttributes, useId } from "react";
import { FieldFrame, noteProps } from "./field-frame";

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: ReactNode;
  name: string;
  error?: string[];
  hint?: ReactNode;
};

export function TextAreaField({ label, error, hint, ...area }: Props) {
  const made = useId();
  const id = area.id ?? made;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <span className="control">
        <textarea rows={4} {...area} id={id} {...noteProps(id, { error, hint })} />
      </span>
    </FieldFrame>
  );
}
