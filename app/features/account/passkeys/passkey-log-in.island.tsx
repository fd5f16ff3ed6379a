import { useSubmit } from "@remix-run/react";
import { type MouseEvent, useEffect, useState } from "react";
import { showToast } from "~/ui/show-toast";
import { ACCOUNT_MESSAGES } from "../messages";

/** Part of the log-in's form, which stays as it is when the passkey is refused. Only where the browser knows passkeys. */
export function PasskeyLogIn() {
  const submit = useSubmit();
  const [known, setKnown] = useState(false);
  useEffect(() => {
    import("./use-passkey.island").then(({ hasPasskeys }) => setKnown(hasPasskeys())).catch(() => {});
  }, []);
  if (!known) return null;

  async function logIn({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    try {
      const { passkeyAnswer } = await import("./use-passkey.island");
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
    <button type="button" className="button plain" onClick={logIn}>
      Use a passkey
    </button>
  );
}
