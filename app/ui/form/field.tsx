import {
  type ComponentProps,
  type FormEventHandler,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  useMemo,
  useState,
} from "react";
import { Icon, useHydrated } from "~/ui/controls";
import { ToastRegion } from "~/ui/toast-region";

type Notes = {
  id: string;
  error?: string[];
  hint?: ReactNode;
  alert?: boolean;
};
type Props = Notes & { label: ReactNode; children: ReactNode };

export function FieldFrame({ label, children, ...notes }: Props) {
  return (
    <div className="field">
      <label htmlFor={notes.id}>{label}</label>
      {children}
      <FieldNotes {...notes} />
    </div>
  );
}

function FieldNotes({ id, error, hint, alert }: Notes) {
  return (
    <>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error?.length ? (
        <p className="field-error" id={`${id}-error`} role={alert ? "alert" : undefined}>
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

/** The error of an answer until the field is changed, which makes it a thing of the past. */
function useStanding<E>(answered: string[] | undefined, onInput: FormEventHandler<E> | undefined) {
  const [past, setPast] = useState<string[]>();
  const error = answered === past ? undefined : answered;
  const onChanged: FormEventHandler<E> = (event) => {
    setPast(answered);
    onInput?.(event);
  };
  return { error, onChanged };
}

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: ReactNode;
  name: string;
  error?: string[];
  hint?: ReactNode;
  suffix?: string;
  action?: ReactNode;
};

export function Field({ label, error: answered, hint, suffix, action, onInput, ...input }: FieldProps) {
  const { error, onChanged } = useStanding(answered, onInput);
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
        <input type="text" {...input} id={id} {...noteProps(id, { error, hint })} onInput={onChanged} />
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

type TextAreaFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: ReactNode;
  name: string;
  error?: string[];
  hint?: ReactNode;
};

export function TextAreaField({ label, error: answered, hint, onInput, ...area }: TextAreaFieldProps) {
  const { error, onChanged } = useStanding(answered, onInput);
  const made = useId();
  const id = area.id ?? made;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} alert>
      <span className="control">
        <textarea rows={4} {...area} id={id} {...noteProps(id, { error, hint })} onInput={onChanged} />
      </span>
    </FieldFrame>
  );
}

type Option = { value: string; label: string };

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> & {
  label: ReactNode;
  name: string;
  options: readonly Option[];
  error?: string[];
  hint?: ReactNode;
};

export function SelectField({ label, options, error: answered, hint, onInput, ...select }: SelectFieldProps) {
  const { error, onChanged } = useStanding(answered, onInput);
  const made = useId();
  const id = select.id ?? made;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <span className="control">
        <select {...select} id={id} {...noteProps(id, { error, hint })} onInput={onChanged}>
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

type ChoiceFieldProps = {
  legend: ReactNode;
  name: string;
  options: readonly Option[];
  defaultValue?: string | readonly string[];
  hint?: ReactNode;
  error?: string[];
};

export function ChoiceField({ legend, name, options, defaultValue, hint, error }: ChoiceFieldProps) {
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

export function PasswordField(props: Omit<ComponentProps<typeof Field>, "type" | "id" | "action">) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <Field
      {...props}
      id={id}
      type={shown ? "text" : "password"}
      action={
        hydrated && (
          <button
            type="button"
            className="control-button"
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            {shown ? "Hide" : "Show"}
          </button>
        )
      }
    />
  );
}

export function FormErrors({ errors }: { errors?: string[] }) {
  return (
    <>
      {errors?.map((error) => (
        <p className="field-error" role="alert" key={error}>
          {error}
        </p>
      ))}
    </>
  );
}

type FormErrorsProps = { text: string | undefined; answer: unknown };

export function FormToast({ text, answer }: FormErrorsProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same text of another answer is another message
  const toast = useMemo(() => (text ? ({ type: "error", text } as const) : null), [text, answer]);
  return <ToastRegion toast={toast} />;
}
