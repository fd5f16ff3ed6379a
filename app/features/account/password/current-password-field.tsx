import { PasswordField } from "~/ui/form/password-field.island";

type Props = {
  /** Whose password it is, for the browser's own store of passwords. */
  email: string;
  error?: string[];
};

/** The password, once more, from somebody who logged in a while ago. */
export function CurrentPasswordField({ email, error }: Props) {
  return (
    <>
      <input type="text" autoComplete="username" defaultValue={email} hidden readOnly />
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        required
        hint={error ? undefined : "You logged in a while ago."}
        error={error}
      />
    </>
  );
}
