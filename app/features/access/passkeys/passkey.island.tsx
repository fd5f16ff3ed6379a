import type { SubmissionResult } from "@conform-to/react";
import { Form, useSubmit } from "@remix-run/react";
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { ACCOUNT_MESSAGES, PASSKEY_TEXTS } from "~/features/access/credentials";
import { mounted } from "~/platform/mounted";
import { Button } from "~/ui/controls";
import { Field } from "~/ui/form/field";
import { showToast } from "~/ui/toast-region";

const hasPasskeys = () =>
  typeof PublicKeyCredential === "function" && "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** What the browser's dialog makes of the challenge at `address`, as JSON; undefined when it was closed, empty without a challenge. */
async function passkeyAnswer(address: string, kind: "create" | "get"): Promise<string | undefined> {
  const given = await fetch(mounted(address));
  if (!given.ok || given.redirected) return "";
  const options = await given.json();
  try {
    const credential =
      kind === "get"
        ? await navigator.credentials.get({
            publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
          })
        : await navigator.credentials.create({
            publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
          });
    return JSON.stringify(credential);
  } catch {
    return undefined;
  }
}

type Props = { lastResult?: SubmissionResult<string[]>; children: ReactNode };

/** `children` prove once more who it is, long after the log-in. */
export function AddPasskey({ lastResult, children }: Props) {
  const submit = useSubmit();
  const [known, setKnown] = useState<boolean>();
  useEffect(() => setKnown(hasPasskeys()), []);
  if (known === false) return <p className="muted">This browser has no passkeys. Try a newer one.</p>;

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    // The server says what is missing, before the device has made anything.
    if ([...fields.values()].includes("")) return submit(fields, { method: "post" });
    try {
      const answer = await passkeyAnswer("/account/passkeys/options", "create");
      if (answer === undefined) return showToast({ type: "error", text: PASSKEY_TEXTS.notMade });
      fields.set("credential", answer);
      submit(fields, { method: "post" });
    } catch {
      showToast({ type: "error", text: ACCOUNT_MESSAGES.offline });
    }
  }

  return (
    <Form method="post" className="account-form" onSubmit={add} noValidate>
      <Field
        label="Name"
        name="name"
        maxLength={40}
        autoComplete="off"
        defaultValue={lastResult?.initialValue?.name as string | undefined}
        error={lastResult?.error?.name ?? undefined}
        hint="For example, My phone"
      />
      {children}
      <Button pendingText="Adding...">Add a passkey</Button>
      <noscript>
        <p className="muted">Adding a passkey needs JavaScript.</p>
      </noscript>
    </Form>
  );
}

/** Part of the log-in's form, which stays as it is when the passkey is refused. */
export function PasskeyLogIn() {
  const submit = useSubmit();
  const [known, setKnown] = useState<boolean>();
  useEffect(() => setKnown(hasPasskeys()), []);
  if (known === false) return null;

  async function logIn({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    try {
      const answer = await passkeyAnswer("/log-in/passkey", "get");
      if (answer === undefined || !form) return;
      const fields = new FormData(form);
      fields.delete("password");
      fields.set("credential", answer);
      submit(fields, { method: "post" });
    } catch {
      showToast({ type: "error", text: ACCOUNT_MESSAGES.offline });
    }
  }

  return (
    <button type="button" className="button plain passkey-log-in" disabled={!known} onClick={logIn}>
      Use a passkey
    </button>
  );
}
