import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { log } from "~/platform/log/log.server";
import type { Settings } from "~/platform/settings/settings.server";
import type { Mailer } from "./mailer.server";
import { toMessage } from "./to-message";

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
