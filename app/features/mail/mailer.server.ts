import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { log } from "~/platform/log/log.server";
import type { Settings } from "~/platform/settings/settings.server";
import type { Letter } from "./compose-mail.server";

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

/** Without a mail server: writes each message to `DATA_DIR/outbox` and logs its link for the operator. */
export function outboxFolder({ dataDir, mailFrom }: Pick<Settings, "dataDir" | "mailFrom">): Mailer {
  const folder = join(dataDir, "outbox");
  return async (letter, envelope) => {
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
    const { message } = await transport.sendMail(toMessage(letter, envelope, mailFrom));
    const file = join(folder, fileName(envelope));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
    log.info(`No mail server is set, so this mail is in ${file}; its link: ${letter.link}`);
  };
}

const fileName = ({ at, kind, userId, id }: Parameters<Mailer>[1]) =>
  `${new Date(at).toISOString().replaceAll(/[:.]/g, "-")}_${kind}_${userId}_${id}.eml`;

const CONNECT_MS = 5000;
// Spam filters can take long; giving up early would deliver twice.
const SILENCE_MS = 20_000;

export function smtpServer({ mailFrom }: Pick<Settings, "mailFrom">, url: string): Mailer {
  const start = async () =>
    (await import("nodemailer")).createTransport({
      url,
      dnsTimeout: CONNECT_MS,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  let transport: ReturnType<typeof start> | undefined;
  return async (letter, envelope, signal) => {
    transport ??= start();
    await (await transport).sendMail({ ...toMessage(letter, envelope, mailFrom), signal });
  };
}

export type Envelope = {
  id: string;
  userId: string;
  kind: string;
  address: string;
  at: number;
};

/** Delivers a letter; resolves once another system has stored it. */
export type Mailer = (letter: Letter, envelope: Envelope, signal: AbortSignal) => Promise<void>;

export const mailerOf = (settings: Settings): Mailer =>
  settings.smtpUrl ? smtpServer(settings, settings.smtpUrl) : outboxFolder(settings);

let listener = () => {};

/** Hurries the mail worker after a mail was queued. */
export const wakeMail = (): void => listener();

export function onWakeMail(wake: () => void): void {
  listener = wake;
}
