import { useLocation } from "@remix-run/react";
import { PasswordField } from "~/ui/form/password-field.island";

type Props = {
  /** Whose password it is, for the browser's own store of passwords; null for an account without one. */
  email: string | null;
  error?: string[];
};

/** The password, once more, from somebody who logged in a while ago. */
export function CurrentPasswordField({ email, error }: Props) {
  const { pathname } = useLocation();
  if (email === null)
    return (
      <p>
        You logged in a while ago. Please log in again first.{" "}
        <a href={`/log-in/house?redirectTo=${encodeURIComponent(pathname)}`}>Log in again</a>
      </p>
    );
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
