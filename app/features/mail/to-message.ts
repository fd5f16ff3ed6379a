import type { Letter } from "./compose-mail.server";
import type { Envelope } from "./mailer.server";

type Sender = { name: string; address: string };

// The mail library parses recipients as lists with names and comments; none of those characters get through.
const ONE_ADDRESS = /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+$/u;

export function toMessage(letter: Letter, { id, address, at }: Envelope, from: Sender) {
  if (!ONE_ADDRESS.test(address)) throw new Error("not one plain address");
  const { subject, text, html } = letter;
  return {
    from,
    to: { name: "", address },
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
