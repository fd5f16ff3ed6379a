import { Form } from "@remix-run/react";
import { Button } from "~/ui/form/button";

const STAYS =
  "Weights you logged stay stored, in your data download too, until you delete them or your account.";

export function WeightSwitch({ on }: { on: boolean }) {
  return (
    <Form method="post" action="/account" preventScrollReset className="account-section">
      <p>
        {on
          ? `One weight a day, with its line. Switched off, nothing of it is shown. ${STAYS}`
          : `Log a weight a day and see its line. It is off until you switch it on. ${STAYS}`}
      </p>
      <Button variant="plain" name="weight" value={on ? "off" : "on"} pendingText="Saving...">
        Switch weight {on ? "off" : "on"}
      </Button>
    </Form>
  );
}
