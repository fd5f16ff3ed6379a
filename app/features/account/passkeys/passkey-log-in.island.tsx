import { useEffect, useRef, useState } from "react";
import { showToast } from "~/ui/show-toast";
import { ACCOUNT_MESSAGES } from "../messages";

type Props = { redirectTo: string; lateForm?: string };

/** Only where the browser knows passkeys. */
export function PasskeyLogIn({ redirectTo, lateForm }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const credential = useRef<HTMLInputElement>(null);
  const [known, setKnown] = useState(false);
  useEffect(() => {
    import("./use-passkey.island").then(({ hasPasskeys }) => setKnown(hasPasskeys())).catch(() => {});
  }, []);
  if (!known) return null;

  async function logIn() {
    try {
      const { passkeyAnswer } = await import("./use-passkey.island");
      const answer = await passkeyAnswer("/log-in/passkey", "get");
      if (!answer || !credential.current) return;
      credential.current.value = answer;
      form.current?.submit();
    } catch {
      showToast({ type: "error", text: ACCOUNT_MESSAGES.offline });
    }
  }

  return (
    <form method="post" action="/log-in/passkey" ref={form} className="passkey-log-in">
      <input type="hidden" name="redirectTo" value={redirectTo} />
      {lateForm && <input type="hidden" name="lateForm" value={lateForm} />}
      <input type="hidden" name="credential" ref={credential} />
      <button type="button" className="button plain" onClick={logIn}>
        Use a passkey
      </button>
    </form>
  );
}
