import { Form } from "@remix-run/react";
import { Button } from "~/ui/form/button";
import { SelectField } from "~/ui/form/select-field";

type Props = { timeZone: string; timeZones: string[] };

export function TimeZoneForm({ timeZone, timeZones }: Props) {
  return (
    <Form method="post" action="/time-zone" className="time-zone-form">
      <SelectField
        label="Time zone"
        name="timeZone"
        key={timeZone}
        defaultValue={timeZone}
        options={timeZones.map((name) => ({ value: name, label: name.replaceAll("_", " ") }))}
        hint="Your day ends at midnight in this time zone. Meals you have logged stay on their day."
      />
      <Button variant="plain" pendingText="Saving...">
        Save time zone
      </Button>
    </Form>
  );
}
