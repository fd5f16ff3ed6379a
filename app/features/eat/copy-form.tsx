import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { PartOfDay } from "~/features/day/calendar-days";
import { Button, Icon } from "~/ui/controls";

type Props = {
  from: string;
  to?: string;
  group?: PartOfDay;
  copyKey: string;
  label?: string;
  children: ReactNode;
};

/** Copies the foods of a day, or of a part of it. */
export function CopyForm({ from, to, group, copyKey, label, children }: Props) {
  return (
    <Form method="post" action={`/day/${from}/copy`} className="copy-form">
      <input type="hidden" name="key" value={copyKey} />
      {to && <input type="hidden" name="to" value={to} />}
      {group && <input type="hidden" name="group" value={group} />}
      <Button variant="quiet" pendingText="Saving..." aria-label={label}>
        <Icon name="copy" /> {children}
      </Button>
    </Form>
  );
}
