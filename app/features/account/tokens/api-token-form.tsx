import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Button } from "~/ui/form/button";
import { Field } from "~/ui/form/field";
import { FormErrors } from "~/ui/form/form-errors";
import { ACCOUNT_MESSAGES } from "../messages";
import { CurrentPasswordField } from "../password/current-password-field";

type Props = {
  newKey: string;
  /** Whose password must be typed again; undefined soon after the log-in. */
  passwordOf: string | undefined;
  lastResult?: SubmissionResult<string[]>;
};

export function ApiTokenForm({ newKey, passwordOf, lastResult }: Props) {
  const [form, { name, currentPassword }] = useForm<{ name: string; currentPassword: string }>({
    id: "token",
    lastResult,
  });
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
      {passwordOf && <CurrentPasswordField email={passwordOf} error={currentPassword.errors} />}
      <Button pendingText="Making a token...">Make a token</Button>
    </Form>
  );
}
