import { type InputHTMLAttributes, type ReactNode, useId, useState } from "react";
import { useHydrated } from "../use-hydrated";
import { FieldFrame, noteProps } from "./field-frame";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  label: ReactNode;
  name: string;
  error?: string[];
  hint?: string;
};

export function PasswordField({ label, error, hint, ...input }: Props) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <span className="control">
        <input {...input} type={shown ? "text" : "password"} id={id} {...noteProps(id, { error, hint })} />
        {hydrated && (
          <button
            type="button"
            className="control-button"
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            {shown ? "Hide" : "Show"}
          </button>
        )}
      </span>
    </FieldFrame>
  );
}
