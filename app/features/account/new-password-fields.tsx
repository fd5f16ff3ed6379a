import { Field } from "~/ui/field";
import { PASSWORD_MESSAGES } from "./password-messages";

type Props = {
  /** Whose password it is, for the browser's own store of passwords. */
  email: string;
  errors: { newPassword?: string[]; confirmPassword?: string[] };
};

/** A new password, typed twice. */
export function NewPasswordFields({ email, errors }: Props) {
  return (
    <>
      <input type="text" autoComplete="username" defaultValue={email} hidden readOnly />
      <Field
        label="New password"
        name="newPassword"
        type="password"
        autoComplete="new-password"
        required
        hint={errors.newPassword ? undefined : PASSWORD_MESSAGES.changeTooShort}
        error={errors.newPassword}
      />
      <Field
        label="Confirm new password"
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        required
        error={errors.confirmPassword}
      />
    </>
  );
}
