/** Mails whose link proves that the reader owns the address. */
export type LinkPurpose = "confirm" | "recovery";
export type MailKind = LinkPurpose | "password-changed" | "sign-in-added";

export const isLinkMail = (kind: MailKind): kind is LinkPurpose => kind === "confirm" || kind === "recovery";

export const outboxNote =
  "This server can't send email yet. The person who runs it will find the message in the “outbox” folder of its data, and the link in its log.";
