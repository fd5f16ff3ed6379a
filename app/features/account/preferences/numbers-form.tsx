import { Form } from "@remix-run/react";
import { useHidesNumbers } from "~/features/nutrition/use-hides-numbers";
import { Button } from "~/ui/form/button";

export function NumbersForm() {
  const hidden = useHidesNumbers();
  return (
    <Form method="post" action="/account" preventScrollReset>
      <fieldset className="field">
        <legend>Numbers</legend>
        <p>Pictures and words can stand in for calories, grams and weight.</p>
        <Button variant="plain" name="numbers" value={hidden ? "shown" : "hidden"} pendingText="Saving...">
          {hidden ? "Show numbers" : "Hide numbers"}
        </Button>
      </fieldset>
    </Form>
  );
}
