import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { ACCOUNT_MESSAGES } from "~/features/access/credentials";
import { CurrentPasswordField } from "~/features/access/password/forms";
import type { TokenScope } from "~/http/bearer.server";
import { Button } from "~/ui/controls";
import { Field, FormErrors, SelectField } from "~/ui/form/field";
import { END_OPTIONS, SCOPE_OPTIONS, SCOPE_TEXTS } from "./tokens";

type Props = {
  newKey: string;
  /** Whose password must be typed again; undefined soon after the log-in, null without a password. */
  passwordOf: string | null | undefined;
  lastResult?: SubmissionResult<string[]>;
};

type Sent = { name: string; scope: string; days: string; currentPassword: string };

export function ApiTokenForm({ newKey, passwordOf, lastResult }: Props) {
  const [form, { name, scope, days, currentPassword }] = useForm<Sent>({ id: "token", lastResult });
  return (
    <Form
      method="post"
      action="/account/tokens"
      className="account-form"
      data-offline={ACCOUNT_MESSAGES.offline}
      preventScrollReset
      {...getFormProps(form)}
      noValidate
    >
      <FormErrors errors={form.errors} />
      <input type="hidden" name="key" value={newKey} />
      <Field
        label="Name"
        hint="For example, Kitchen scale"
        name="name"
        autoComplete="off"
        required
        defaultValue={name.initialValue}
        error={name.errors}
      />
      <SelectField
        label="Access"
        name="scope"
        options={SCOPE_OPTIONS}
        defaultValue={scope.initialValue}
        error={scope.errors}
      />
      <SelectField
        label="Expires"
        name="days"
        options={END_OPTIONS}
        defaultValue={days.initialValue}
        error={days.errors}
      />
      {passwordOf !== undefined && <CurrentPasswordField email={passwordOf} error={currentPassword.errors} />}
      <Button pendingText="Creating...">Create token</Button>
    </Form>
  );
}

type ShownToken = {
  id: string;
  name: string;
  scope: TokenScope;
  made: string;
  used: string | null;
  end: { date: string; over: boolean } | null;
};

export function ApiTokenList({ tokens }: { tokens: ShownToken[] }) {
  if (tokens.length === 0) return <p className="muted">You have no tokens yet.</p>;
  return (
    <ul className="api-tokens">
      {tokens.map(({ id, name, scope, made, used, end }) => (
        <li key={id}>
          <div>
            <strong>{name}</strong>
            <p className="muted small">
              Created {made}, {used ? `last used ${used}` : "never used"}
            </p>
            {scope !== "all" && <p className="muted small">{SCOPE_TEXTS[scope]}</p>}
            {end && (
              <p className="muted small">
                {end.over ? "Expired" : "Expires"} {end.date}
              </p>
            )}
          </div>
          <Form method="post" action="/account/tokens?revoke=1" preventScrollReset>
            <Button
              variant="quiet"
              name="id"
              value={id}
              pendingText="Revoking..."
              aria-label={`Revoke ${name}`}
            >
              Revoke
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

type NewApiTokenProps = { name: string; token: string };

/** A token that was just made, this once; one press selects it whole. */
export function NewApiToken({ name, token }: NewApiTokenProps) {
  return (
    <div className="new-api-token" role="status">
      <strong>{name}</strong>
      <code id="new-api-token">{token}</code>
      <p>Copy your new token now. You won’t see it again.</p>
    </div>
  );
}
