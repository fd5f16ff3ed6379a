import type { ReactNode } from "react";

type Props = { id: string; label: ReactNode; error?: string[]; hint?: ReactNode; children: ReactNode };

export function FieldFrame({ id, label, error, hint, children }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}

export function FieldNotes({ id, error, hint }: Pick<Props, "id" | "error" | "hint">) {
  return (
    <>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error?.length ? (
        <p className="field-error" id={`${id}-error`}>
          {error.join(" ")}
        </p>
      ) : null}
    </>
  );
}

export function noteProps(id: string, { error, hint }: Pick<Props, "error" | "hint">) {
  const described = [hint && `${id}-hint`, error?.length && `${id}-error`].filter(Boolean).join(" ");
  return { "aria-invalid": error?.length ? true : undefined, "aria-describedby": described || undefined };
}
