import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";

/** Asks once more before the links that are out there die. */
export function RenewShareLink() {
  return (
    <Form method="post">
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
