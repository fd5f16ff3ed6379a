import { PasswordField } from "~/ui/form/password-field.island";
import { PASSWORD_MESSAGES } from "./password-messages";

type Props = {
  /** Whose password it is, for the browser's own store of passwords. */
  email: string;
  errors: { newPassword?: string[]; confirmPassword?: string[] };
};

export function NewPasswordFields({ email, errors }: Props) {
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
