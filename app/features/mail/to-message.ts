import type { Letter } from "./compose-mail.server";
import type { Envelope } from "./mailer.server";

type Sender = { name: string; address: string };

// The mail library reads a recipient as a list, with names, groups and comments; none of their signs comes through here.
const ONE_ADDRESS = /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+$/u;

/** A letter as the mail library takes it. Throws when its address could be read as another one, or as several. */
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
