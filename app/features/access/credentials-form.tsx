import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/ui/controls";
import { Field, FormToast, PasswordField } from "~/ui/form/field";
import { ACCOUNT_MESSAGES, EMAIL_MAX } from "./credentials";
import "~/features/access/account.css";

const PASSWORD_HINT = "Password must have at least 8 characters.";

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
    hint: PASSWORD_HINT,
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
          <p className="muted small">What you typed is still there once you have logged in.</p>
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
        <p className="muted small">Next: a few optional questions about your goals.</p>
      )}
    </Form>
  );
}

type ConfirmEmailFormProps = {
  choosesFor: string | undefined;
  lastResult?: SubmissionResult<string[]>;
};

/** Confirms an address: by a button, or with the account's password, chosen by the reader of the mail. */
export function ConfirmEmailForm({ choosesFor, lastResult }: ConfirmEmailFormProps) {
  const [form, fields] = useForm<{ password: string }>({ lastResult });
  const [passwordError, ...advice] = fields.password.errors ?? [];
  return (
    <Form
      method="post"
      className={choosesFor ? "account-form chooses-password" : "account-form"}
      data-offline={ACCOUNT_MESSAGES.offline}
      {...getFormProps(form)}
      noValidate
    >
      <FormToast text={form.errors?.[0]} answer={lastResult} />
      {choosesFor && (
        <>
          <p>
            This isn’t the browser that signed up, and anybody could have typed your address there. Choose a
            password for the account now. Any earlier one, and links to its picture and shares, will not work.
          </p>
          <input type="text" autoComplete="username" defaultValue={choosesFor} hidden readOnly />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="new-password"
            required
            hint={[PASSWORD_HINT, ...advice].join(" ")}
            error={passwordError ? [passwordError] : undefined}
          />
        </>
      )}
      <Button pendingText="Confirming...">Confirm email address</Button>
    </Form>
  );
}
