import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Button } from "~/ui/controls";
import { Field, FormErrors } from "~/ui/form/field";

/** Instants as texts. */
type ShownWebhook = {
  url: string;
  off: string | null;
  delivered: string | null;
  failed: string | null;
  failure: string | null;
};

type Props = {
  webhook: ShownWebhook | null;
  newSecret: string;
  lastResult?: SubmissionResult<string[]>;
};

export function WebhookForm({ webhook, newSecret, lastResult }: Props) {
  const [form, { url }] = useForm<{ url: string }>({
    id: "webhook",
    lastResult,
    defaultValue: { url: webhook?.url },
  });
  return (
    <>
      {webhook && <State {...webhook} />}
      <Form
        method="post"
        action="/account/webhook"
        className="account-form"
        data-offline="No Internet connection. Try again."
        preventScrollReset
        {...getFormProps(form)}
        noValidate
      >
        <FormErrors errors={form.errors} />
        <input type="hidden" name="secret" value={newSecret} />
        <Field
          label="Address"
          hint="For example, https://hooks.example.org/pixelplate"
          name="url"
          type="url"
          autoComplete="off"
          required
          defaultValue={url.initialValue}
          error={url.errors}
        />
        <Button name="intent" value="save" variant={webhook ? "plain" : undefined} pendingText="Saving...">
          Save
        </Button>
        {webhook && <MoreButtons isOff={webhook.off !== null} />}
      </Form>
      <WhatIsSent />
    </>
  );
}

function State({ off, delivered, failed, failure }: ShownWebhook) {
  return (
    <div role="status">
      {off && <p>Switched off on {off}, after five failed tries. What waited was dropped.</p>}
      <p className="muted small">{delivered ? `Last delivered: ${delivered}` : "Nothing delivered yet."}</p>
      {failed && (
        <p className="muted small">
          Last failure: {failed}. {failure}
        </p>
      )}
    </div>
  );
}

const MoreButtons = ({ isOff }: { isOff: boolean }) => (
  <>
    {isOff && (
      <Button name="intent" value="on" pendingText="Switching on...">
        Turn on again
      </Button>
    )}
    <Button name="intent" value="test" variant="plain" pendingText="Sending...">
      Send a test
    </Button>
    <div className="form-buttons">
      <Button name="intent" value="renew" variant="plain" pendingText="Creating...">
        New secret
      </Button>
      <Button name="intent" value="end" variant="plain" pendingText="Removing...">
        Remove
      </Button>
    </div>
  </>
);

const WhatIsSent = () => (
  <details className="opener">
    <summary className="button quiet">What is sent</summary>
    <ul>
      <li>
        <code>food.logged</code>: a food, as the API shows it. Imported foods are not sent.
      </li>
      <li>
        <code>puzzle.completed</code>: the day, its puzzle, totals and goals.
      </li>
      <li>
        <code>day.closed</code>: a day’s totals, goals and puzzle, once the day has ended where you are.
      </li>
      <li>
        The body is <code translate="no">{"{id, event, at, data}"}</code>. The header{" "}
        <code translate="no">Pixelplate-Signature: t=…,v1=…</code> holds the HMAC-SHA256 of{" "}
        <code translate="no">t.body</code> with your secret.
      </li>
      <li>
        Whatever isn’t answered with a status from 200 to 299 is sent again after 1, 10, 60 and 360 minutes;
        then the webhook is turned off.
      </li>
    </ul>
  </details>
);

/** A secret that was just made, this once; one press selects it whole. */
export const NewSecret = ({ secret }: { secret: string }) => (
  <div className="new-api-token" role="status">
    <strong>Secret</strong>
    <code id="webhook-secret">{secret}</code>
    <p>
      Copy this secret now: you won’t see it again. Your program uses it to check that a call comes from here.
    </p>
  </div>
);
