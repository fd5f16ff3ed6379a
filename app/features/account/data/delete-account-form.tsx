import { Form } from "@remix-run/react";
import { Button } from "~/ui/form/button";
import { ButtonLink } from "~/ui/form/button-link";
import { FormToast } from "~/ui/form/form-toast";
import { CurrentPasswordField } from "../password/current-password-field";
import { DELETE_MESSAGES } from "./delete-messages";

type Props = {
  /** Whose password must be typed again; undefined soon after the log-in, null without a password. */
  passwordOf: string | null | undefined;
  passwordError?: string;
  problem?: string;
  answer: unknown;
};

export function DeleteAccountForm({ passwordOf, passwordError, problem, answer }: Props) {
  return (
    <Form method="post" className="account-form" data-offline={DELETE_MESSAGES.offline} noValidate>
      <FormToast text={problem} answer={answer} />
      <p>
        This deletes your account and everything in it: your profile and picture, all the food and goals you
        logged, and your puzzle collection. Links you shared stop working.
      </p>
      <p>
        <strong>It can’t be undone.</strong>
      </p>
      {passwordOf !== undefined && (
        <CurrentPasswordField email={passwordOf} error={passwordError ? [passwordError] : undefined} />
      )}
      <div className="form-buttons">
        <Button variant="danger" name="confirm" value="yes" pendingText={DELETE_MESSAGES.pending}>
          Delete Account
        </Button>
        <ButtonLink to="/account" variant="quiet" preventScrollReset>
          Keep my account
        </ButtonLink>
      </div>
    </Form>
  );
}
