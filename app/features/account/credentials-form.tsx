import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { EMAIL_MAX } from "./email";
import { FormToast } from "./form-toast";
import { ACCOUNT_MESSAGES } from "./messages";
import "./account.css";

type Props = {
  /** Whether the password is being chosen or known already. */
  purpose: "log-in" | "sign-up";
  redirectTo: string;
  lastResult?: SubmissionResult<string[]>;
};

const WORDS = {
  "log-in": { button: "Log In", pending: "Logging in...", autoComplete: "current-password", hint: undefined },
  "sign-up": {
    button: "Create account",
    pending: "Creating account...",
    autoComplete: "new-password",
    hint: ACCOUNT_MESSAGES.passwordHint,
  },
};

/** E-mail and password, to log in or to sign up with. */
export function CredentialsForm({ purpose, redirectTo, lastResult }: Props) {
  const [form, fields] = useForm<{ email: string; password: string }>({ lastResult });
  const [timesOffline, setTimesOffline] = useState(0);
  const words = WORDS[purpose];
  const [passwordError, ...advice] = fields.password.errors ?? [];

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    form.onSubmit(event);
    setTimesOffline((times) => (navigator.onLine ? 0 : times + 1));
    if (!navigator.onLine) event.preventDefault();
  }

  return (
    <Form method="post" className="account-form" {...getFormProps(form)} onSubmit={onSubmit} noValidate>
      <FormToast
        text={timesOffline ? ACCOUNT_MESSAGES.offline : form.errors?.[0]}
        answer={timesOffline || lastResult}
      />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete={purpose === "log-in" ? "username" : "email"}
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={EMAIL_MAX}
        defaultValue={fields.email.initialValue}
        error={fields.email.errors}
      />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete={words.autoComplete}
        required
        hint={[words.hint, ...advice].filter(Boolean).join(" ")}
        error={passwordError ? [passwordError] : undefined}
      />
      <Button pendingText={words.pending}>{words.button}</Button>
    </Form>
  );
}
