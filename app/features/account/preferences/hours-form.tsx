import { Form } from "@remix-run/react";
import { Button } from "~/ui/form/button";
import { SelectField } from "~/ui/form/select-field";
import { DAY_STARTS } from "./day-starts";

type Props = { timeZone: string; timeZones: string[]; dayStart: number };

export function HoursForm({ timeZone, timeZones, dayStart }: Props) {
  return (
    <Form method="post" action="/time-zone" className="time-zone-form">
      <SelectField
        label="Time zone"
        name="timeZone"
        key={timeZone}
        defaultValue={timeZone}
        options={timeZones.map((name) => ({ value: name, label: name.replaceAll("_", " ") }))}
      />
      <SelectField
        label="Your day starts at"
        name="day_start"
        key={dayStart}
        defaultValue={String(dayStart)}
        options={DAY_STARTS}
        hint="What you eat before that hour belongs to the day before. Meals you have logged stay on their day."
      />
      <Button variant="plain" pendingText="Saving...">
        Save day and time zone
      </Button>
    </Form>
  );
}
