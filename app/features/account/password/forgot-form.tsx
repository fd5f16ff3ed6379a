import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Button } from "~/ui/form/button";
import { Field } from "~/ui/form/field";
import { FormToast } from "~/ui/form/form-toast";
import { ACCOUNT_MESSAGES } from "../messages";
import { EMAIL_MAX } from "../sign-in/email";
import "../account.css";

type Props = { lastResult?: SubmissionResult<string[]> };

export function ForgotForm({ lastResult }: Props) {
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
      <p>Enter the e-mail address you signed up with and we’ll send you a link to choose a new password.</p>
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
