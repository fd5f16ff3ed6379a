import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Button } from "~/ui/form/button";
import { FormToast } from "~/ui/form/form-toast";
import { ACCOUNT_MESSAGES } from "../messages";
import { NewPasswordFields } from "./new-password-fields";
import "../account.css";

type Props = { email: string; lastResult?: SubmissionResult<string[]> };
type Fields = { newPassword: string; confirmPassword: string };

export function ResetForm({ email, lastResult }: Props) {
  const [form, { newPassword, confirmPassword }] = useForm<Fields>({ lastResult });
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
    </Form>
  );
}
