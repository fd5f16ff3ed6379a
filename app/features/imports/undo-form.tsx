import { Form } from "@remix-run/react";
import { Button } from "~/ui/form/button";

type Props = { id: string; text: string; pendingText: string };

export function UndoForm({ id, text, pendingText }: Props) {
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button variant="plain" name="intent" value="undo" pendingText={pendingText}>
        {text}
      </Button>
    </Form>
  );
}
