import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, Link, useLocation } from "@remix-run/react";
import { ACCOUNT_MESSAGES, EMAIL_MAX, PASSWORD_MESSAGES } from "~/features/access/credentials";
import { Button, ButtonLink, Icon } from "~/ui/controls";
import { Field, FormToast, PasswordField } from "~/ui/form/field";
import "~/features/access/account.css";
import { SignOutSoon } from "~/features/access/sign-out-soon.island";
import "./reset-screen.css";

type Props = {
  email: string;
  errors: { newPassword?: string[]; confirmPassword?: string[] };
};

function NewPasswordFields({ email, errors }: Props) {
  return (
    <>
      <input type="text" autoComplete="username" defaultValue={email} hidden readOnly />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        required
        hint={errors.newPassword ? undefined : PASSWORD_MESSAGES.changeTooShort}
        error={errors.newPassword}
      />
      <PasswordField
        label="Confirm new password"
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={errors.confirmPassword}
      />
    </>
  );
}

type ChangePasswordFormProps = {
  email: string;
  isFirst?: boolean;
  lastResult?: SubmissionResult<string[]>;
};
type Fields = { currentPassword: string; newPassword: string; confirmPassword: string };

export function ChangePasswordForm({ email, isFirst, lastResult }: ChangePasswordFormProps) {
  const [form, { currentPassword, newPassword, confirmPassword }] = useForm<Fields>({ lastResult });
  return (
    <Form
      method="post"
      className="account-form"
      data-offline={ACCOUNT_MESSAGES.offline}
      {...getFormProps(form)}
      noValidate
    >
      <FormToast text={form.errors?.[0]} answer={lastResult} />
      {!isFirst && (
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          required
          error={currentPassword.errors}
        />
      )}
      <NewPasswordFields
        email={email}
        errors={{ newPassword: newPassword.errors, confirmPassword: confirmPassword.errors }}
      />
      <Button pendingText="Saving...">{isFirst ? "Set password" : "Change password"}</Button>
      <p className="muted small">You will be logged out on all other devices.</p>
    </Form>
  );
}

type CurrentPasswordFieldProps = {
  /** Whose password it is, for the browser's own store of passwords; null for an account without one. */
  email: string | null;
  error?: string[];
};

/** The password, once more, from somebody who logged in a while ago. */
export function CurrentPasswordField({ email, error }: CurrentPasswordFieldProps) {
  const { pathname } = useLocation();
  if (email === null)
    return (
      <p>
        Please log in again to continue.{" "}
        <a href={`/log-in/house?redirectTo=${encodeURIComponent(pathname)}`}>Log in again</a>
      </p>
    );
  return (
    <>
      <input type="text" autoComplete="username" defaultValue={email} hidden readOnly />
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        required
        hint={error ? undefined : "Just to be sure it’s you."}
        error={error}
      />
    </>
  );
}

type ForgotFormProps = { lastResult?: SubmissionResult<string[]> };

export function ForgotForm({ lastResult }: ForgotFormProps) {
  const [form, fields] = useForm<{ email: string }>({ lastResult });
  return (
    <Form
      method="post"
      className="account-form"
      data-offline={ACCOUNT_MESSAGES.offline}
      {...getFormProps(form)}
      noValidate
    >
      <FormToast text={form.errors?.[0]} answer={lastResult} />
      <p>Enter the email address you signed up with and we’ll send you a link to choose a new password.</p>
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={EMAIL_MAX}
        defaultValue={fields.email.initialValue}
        error={fields.email.errors}
      />
      <Button pendingText="Sending...">Send link</Button>
    </Form>
  );
}

type ResetFormProps = { email: string; byMail: boolean; lastResult?: SubmissionResult<string[]> };
type ResetFormFields = { newPassword: string; confirmPassword: string };

function ResetForm({ email, byMail, lastResult }: ResetFormProps) {
  const [form, { newPassword, confirmPassword }] = useForm<ResetFormFields>({ lastResult });
  return (
    <Form
      method="post"
      className="account-form"
      data-offline={ACCOUNT_MESSAGES.offline}
      {...getFormProps(form)}
      noValidate
    >
      <FormToast text={form.errors?.[0]} answer={lastResult} />
      <p>
        For the account of <strong>{email}</strong>
      </p>
      <NewPasswordFields
        email={email}
        errors={{ newPassword: newPassword.errors, confirmPassword: confirmPassword.errors }}
      />
      <Button pendingText="Saving...">Save password</Button>
      {byMail && (
        <p className="muted small">
          This logs out all devices and ends passkeys, linked sign-ins and tokens, and the links to your
          picture and shares.
        </p>
      )}
    </Form>
  );
}

type State =
  | { state: "ready"; email: string; byMail: boolean }
  | { state: "done" | "logged-in" | "no-link" | "dead-link" };
type ResetScreenProps = State & { lastResult?: SubmissionResult<string[]> };

/** `/reset-password`: the form for a visitor with a link, else the way to one. */
export function ResetScreen(props: ResetScreenProps) {
  if (props.state === "ready")
    return (
      <section className="card reset-card" aria-label="New password">
        <ResetForm email={props.email} byMail={props.byMail} lastResult={props.lastResult} />
      </section>
    );
  if (props.state === "done")
    return (
      <section className="card reset-card" aria-label="Done">
        <p className="reset-word">
          <Icon name="check" /> Your password has been reset successfully.
        </p>
        <SignOutSoon />
      </section>
    );
  if (props.state === "logged-in")
    return (
      <section className="card reset-card" aria-label="Logged in">
        <p className="reset-word">
          <Icon name="check" /> You are logged in, so you can change your password right away.
        </p>
        <ButtonLink to="/account/password">Change Password</ButtonLink>
        <Link to="/forgot-password">Forgot it? Request a link</Link>
      </section>
    );
  const refused = props.lastResult?.error?.[""]?.[0];
  const known =
    props.state === "dead-link"
      ? PASSWORD_MESSAGES.linkDead
      : "Please click the link in your email to reset your password.";
  return (
    <section className="card reset-card" aria-label="No link">
      <p className="reset-word" role={refused ? "alert" : undefined}>
        <Icon name="mail" /> {refused ?? known}
      </p>
      <ButtonLink to="/forgot-password">Request a link</ButtonLink>
    </section>
  );
}
