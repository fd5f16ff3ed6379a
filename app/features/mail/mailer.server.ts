import type { Settings } from "~/platform/settings.server";
import type { Letter } from "./compose-mail.server";
import { outboxFolder } from "./outbox-folder.server";
import { smtpServer } from "./smtp-server.server";

export type Envelope = {
  /** Names the message; another try of the same mail has the same. */
  id: string;
  userId: string;
  kind: string;
  address: string;
  /** When it was caused, in ms. */
  at: number;
};

/** Hands a letter on, and resolves when somebody else has it safely. */
export type Mailer = (letter: Letter, envelope: Envelope, signal: AbortSignal) => Promise<void>;

/** By SMTP when there is a server for it, else into the folder that an operator reads. */
export const mailerOf = (settings: Settings): Mailer =>
  settings.smtpUrl ? smtpServer(settings, settings.smtpUrl) : outboxFolder(settings);
