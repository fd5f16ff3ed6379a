import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Button } from "~/ui/form/button";
import { Field } from "~/ui/form/field";
import { FormErrors } from "~/ui/form/form-errors";
import { SelectField } from "~/ui/form/select-field";
import { ACCOUNT_MESSAGES } from "../messages";
import { CurrentPasswordField } from "../password/current-password-field";
import { END_OPTIONS, SCOPE_OPTIONS } from "./token-choices";

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
        label="Name of the new token"
        hint="What uses it, such as “Kitchen scale”"
        name="name"
        autoComplete="off"
        required
        defaultValue={name.initialValue}
        error={name.errors}
      />
      <SelectField
        label="What it may do"
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
      <Button pendingText="Making a token...">Make a token</Button>
    </Form>
  );
}
