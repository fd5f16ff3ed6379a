import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/ui/form/button";
import { Field } from "~/ui/form/field";
import { FormToast } from "~/ui/form/form-toast";
import { PasswordField } from "~/ui/form/password-field.island";
import { ACCOUNT_MESSAGES } from "../messages";
import { EMAIL_MAX } from "./email";
import "../account.css";

type Props = {
  /** Whether the password is being chosen or known already. */
  purpose: "log-in" | "sign-up";
  redirectTo: string;
  invite?: { token: string; email: string | null };
  /** The key to a form that waits for its sender to log in again. */
  lateForm?: string;
  lastResult?: SubmissionResult<string[]>;
  children?: ReactNode;
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

export function CredentialsForm({ purpose, redirectTo, invite, lateForm, lastResult, children }: Props) {
  const [form, fields] = useForm<{ email: string; password: string }>({ lastResult });
  const words = WORDS[purpose];
  const [passwordError, ...advice] = fields.password.errors ?? [];

  return (
    <Form
      method="post"
      className="account-form"
      data-offline={ACCOUNT_MESSAGES.offline}
      {...getFormProps(form)}
      noValidate
    >
      <FormToast text={form.errors?.[0]} answer={lastResult} />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      {invite && <input type="hidden" name="invite" value={invite.token} />}
      {lateForm && (
        <>
          <input type="hidden" name="lateForm" value={lateForm} />
          <p className="muted small">{ACCOUNT_MESSAGES.typedWaits}</p>
        </>
      )}
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete={purpose === "log-in" ? "username" : "email"}
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={EMAIL_MAX}
        defaultValue={fields.email.initialValue ?? invite?.email ?? undefined}
        error={fields.email.errors}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete={words.autoComplete}
        required
        hint={[words.hint, ...advice].filter(Boolean).join(" ")}
        error={passwordError ? [passwordError] : undefined}
      />
      <Button pendingText={words.pending}>{words.button}</Button>
      {children}
      {purpose === "sign-up" && (
        <p className="muted small">Next: a few questions to estimate your goals, which you can skip.</p>
      )}
    </Form>
  );
}
