import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Button } from "~/ui/form/button";
import { FormToast } from "~/ui/form/form-toast";
import { PasswordField } from "~/ui/form/password-field.island";
import { ACCOUNT_MESSAGES } from "../messages";
import { NewPasswordFields } from "./new-password-fields";
import "../account.css";

type Props = {
  email: string;
  isFirst?: boolean;
  lastResult?: SubmissionResult<string[]>;
};
type Fields = { currentPassword: string; newPassword: string; confirmPassword: string };

export function ChangePasswordForm({ email, isFirst, lastResult }: Props) {
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
