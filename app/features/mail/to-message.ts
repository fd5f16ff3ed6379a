import type { Letter } from "./compose-mail.server";
import type { Envelope } from "./mailer.server";

type Sender = { name: string; address: string };

/**
 * A letter as the mail library takes it. Addresses go in as parts and never as one text, in which `a@b, c@d` would be two.
 */
export function toMessage(letter: Letter, { id, address, at }: Envelope, from: Sender) {
  const { subject, text, html } = letter;
  return {
    from,
    to: { name: "", address },
    envelope: { from: from.address, to: [address] },
    subject,
    text,
    html,
    date: new Date(at),
    messageId: `<${id}@${from.address.split("@").at(-1)}>`,
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
