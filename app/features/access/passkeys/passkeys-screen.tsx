import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { CurrentPasswordField } from "~/features/access/password/forms";
import { Button } from "~/ui/controls";
import { FormToast } from "~/ui/form/field";
import { AddPasskey } from "./passkey.island";
import "~/features/access/account.css";
import "~/features/access/sso/sso.css";

type Shown = { id: string; name: string; made: string; used: string | null };
type Props = {
  passkeys: Shown[];
  /** Whose password must be typed again; undefined soon after the log-in, null without a password. */
  passwordOf: string | null | undefined;
  lastResult?: SubmissionResult<string[]>;
};

export function PasskeysScreen({ passkeys, passwordOf, lastResult }: Props) {
  const error = lastResult?.error?.currentPassword ?? undefined;
  return (
    <div className="sign-ins">
      <FormToast text={lastResult?.error?.[""]?.[0]} answer={lastResult} />
      <p>Log in with your fingerprint, face or device PIN.</p>
      {passkeys.length > 0 && <List passkeys={passkeys} />}
      <AddPasskey key={passkeys.length} lastResult={lastResult}>
        {passwordOf !== undefined && <CurrentPasswordField email={passwordOf} error={error} />}
      </AddPasskey>
    </div>
  );
}

function List({ passkeys }: Pick<Props, "passkeys">) {
  return (
    <ul className="api-tokens">
      {passkeys.map(({ id, name, made, used }) => (
        <li key={id}>
          <div>
            <strong>{name}</strong>
            <p className="muted small">
              Added {made}, {used ? `last used ${used}` : "never used"}
            </p>
          </div>
          <Form method="post">
            <Button
              variant="quiet"
              name="remove"
              value={id}
              pendingText="Removing..."
              aria-label={`Remove ${name}`}
            >
              Remove
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
