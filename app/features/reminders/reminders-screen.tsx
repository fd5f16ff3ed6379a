import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Button } from "~/ui/controls";
import { Field, FormErrors } from "~/ui/form/field";
import { OFFERED_TIMES, REMINDER_MESSAGES, type Reminders } from "./reminder-text";

import { ThisBrowser } from "./this-browser.island";
import "./reminders.css";

const HERE = "/account/reminders";
const NAMES = ["time_1", "time_2", "time_3"] as const;
const LABELS = ["First time", "Second time", "Third time"];

type ShownBrowser = { id: string; browser: string; added: string };

type Props = {
  reminders: Reminders;
  browsers: ShownBrowser[];
  publicKey: string;
  lastResult?: SubmissionResult<string[]>;
};

export function RemindersScreen({ reminders, browsers, publicKey, lastResult }: Props) {
  return (
    <>
      <p>A nudge up to three times a day. No nudge if you’ve already logged.</p>
      <TimesForm {...reminders} lastResult={lastResult} />
      {!reminders.on && <p className="muted small reminder-needs">{REMINDER_MESSAGES.needs}</p>}
      {reminders.on && (
        <section className="reminder-browsers" aria-labelledby="browsers">
          <h3 id="browsers">Browsers</h3>
          {browsers.length === 0 && <p className="muted">Not on in any browser yet.</p>}
          <BrowserList browsers={browsers} />
          <ThisBrowser publicKey={publicKey} ids={browsers.map(({ id }) => id)} />
        </section>
      )}
    </>
  );
}

function TimesForm({ on, times, lastResult }: Reminders & Pick<Props, "lastResult">) {
  const [form, fields] = useForm<Record<(typeof NAMES)[number], string>>({ id: "times", lastResult });
  const before = times.length > 0 ? times : OFFERED_TIMES;
  const isTyped = lastResult?.initialValue?.intent === "on";
  return (
    <Form
      method="post"
      action={HERE}
      className="account-form"
      preventScrollReset
      {...getFormProps(form)}
      noValidate
    >
      <FormErrors errors={form.errors} />
      <div className="reminder-times">
        {NAMES.map((name, i) => (
          <Field
            key={`${name} ${before[i]}`}
            label={LABELS[i]}
            type="time"
            name={name}
            defaultValue={(isTyped ? fields[name].initialValue : before[i]) ?? ""}
            error={fields[name].errors}
          />
        ))}
      </div>
      <p className="muted small">Clear a time you don’t need.</p>
      <div className="form-buttons">
        <Button name="intent" value="on" pendingText="Saving...">
          {on ? "Save times" : "Turn on"}
        </Button>
        {on && (
          <Button variant="plain" name="intent" value="off" pendingText="Saving...">
            Turn off
          </Button>
        )}
      </div>
    </Form>
  );
}

const BrowserList = ({ browsers }: Pick<Props, "browsers">) => (
  <ul>
    {browsers.map(({ id, browser, added }) => (
      <li key={id}>
        <span>
          {browser} <span className="muted small">since {added}</span>
        </span>
        <Form method="post" action={HERE} preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Button
            variant="quiet"
            name="intent"
            value="remove"
            pendingText="Removing..."
            aria-label={`Remove ${browser}`}
          >
            Remove
          </Button>
        </Form>
      </li>
    ))}
  </ul>
);
