import type { Settings } from "~/platform/settings/settings.server";
import type { Letter } from "./compose-mail.server";
import { outboxFolder } from "./outbox-folder.server";
import { smtpServer } from "./smtp-server.server";

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
