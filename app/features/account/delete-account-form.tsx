import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { FormToast } from "~/ui/form-toast";
import { DELETE_MESSAGES } from "./delete-messages";

type Props = { problem?: string; answer: unknown };

/** Says what goes, and asks once more. */
export function DeleteAccountForm({ problem, answer }: Props) {
  return (
    <Form method="post" data-offline={DELETE_MESSAGES.offline}>
      <FormToast text={problem} answer={answer} />
      <p>
        This deletes your account and everything in it: your profile and picture, all the food and goals you
        logged, and your puzzle collection. Links you shared stop working.
      </p>
      <p>
        <strong>It can’t be undone.</strong>
      </p>
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
