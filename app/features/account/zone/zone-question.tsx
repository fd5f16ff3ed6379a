import { Form, useLocation } from "@remix-run/react";
import { Button } from "~/ui/controls";
import "./zone-question.css";

/** Asks once whether the account should follow a browser into another time zone. */
export function ZoneQuestion({ zone }: { zone: string }) {
  const { pathname, search } = useLocation();
  const place = zone.split("/").at(-1)?.replaceAll("_", " ");
  return (
    <Form method="post" action="/time-zone" className="card zone-question" aria-label="Time zone">
      <p>You seem to be in {place}. Use that time zone?</p>
      <input type="hidden" name="timeZone" value={zone} />
      <input type="hidden" name="redirectTo" value={pathname + search} />
      <Button pendingText="Yes">Yes</Button>
      <Button variant="plain" name="declined" value="1" pendingText="No">
        No
      </Button>
    </Form>
  );
}
