import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Button } from "~/ui/form/button";
import { FormToast } from "~/ui/form/form-toast";
import { PasswordField } from "~/ui/form/password-field.island";
import { ACCOUNT_MESSAGES } from "../messages";
import { PASSWORD_MESSAGES } from "../password/password-messages";
import "../account.css";

type Props = {
  /** The address, when the password is to be chosen with it. */
  choosesFor: string | undefined;
  lastResult?: SubmissionResult<string[]>;
};

/** Confirms an address: by a button, or with the account's password, chosen by the reader of the mail. */
export function ConfirmEmailForm({ choosesFor, lastResult }: Props) {
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
          <p>{PASSWORD_MESSAGES.confirmElsewhere}</p>
          <input type="text" autoComplete="username" defaultValue={choosesFor} hidden readOnly />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="new-password"
            required
            hint={[ACCOUNT_MESSAGES.passwordHint, ...advice].join(" ")}
            error={passwordError ? [passwordError] : undefined}
          />
        </>
      )}
      <Button pendingText="Confirming...">Confirm email address</Button>
    </Form>
  );
}
