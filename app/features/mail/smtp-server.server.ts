import type { Settings } from "~/platform/settings/settings.server";
import type { Mailer } from "./mailer.server";
import { toMessage } from "./to-message";

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
