import { Form } from "@remix-run/react";
import { Icon } from "~/ui/icon";

type Props = { action: string; description: string; date?: string };

export function BackToWords({ action, description, date }: Props) {
  return (
    <Form method="post" action={action} className="dialog-back" preventScrollReset>
      <input type="hidden" name="description" value={description} />
      {date && <input type="hidden" name="date" value={date} />}
      <button type="submit" className="icon-button" aria-label="Back">
        <Icon name="arrow-left" />
      </button>
    </Form>
  );
}
