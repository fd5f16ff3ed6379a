import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Button } from "~/ui/form/button";
import { ButtonLink } from "~/ui/form/button-link";
import { FormToast } from "~/ui/form/form-toast";

/** Asks once more before the links that are out there die. */
export function RenewShareLink({ lastResult }: { lastResult?: SubmissionResult<string[]> }) {
  return (
    <Form method="post">
      <FormToast text={lastResult?.error?.[""]?.[0]} answer={lastResult} />
      <p>
        Shared a link with someone who should no longer have it? A new link gives your puzzles a new address.
      </p>
      <p>
        Every link you shared before stops working for everyone. Your puzzles stay in your collection, and you
        can share them again at any time.
      </p>
      <div className="form-buttons">
        <Button name="confirm" value="yes" pendingText="Making a new link...">
          Make a new share link
        </Button>
        <ButtonLink to="/account" variant="quiet" preventScrollReset>
          Keep the old one
        </ButtonLink>
      </div>
    </Form>
  );
}
