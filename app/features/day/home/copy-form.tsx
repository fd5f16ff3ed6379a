import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/ui/form/button";
import { Icon } from "~/ui/icon";
import type { PartOfDay } from "../calendar/part-of-day";

type Props = {
  from: string;
  /** Today by default. */
  to?: string;
  group?: PartOfDay;
  copyKey: string;
  label?: string;
  children: ReactNode;
};

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
