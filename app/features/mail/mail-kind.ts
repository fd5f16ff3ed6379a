/** Mails whose link proves that the reader owns the address. */
export type LinkPurpose = "confirm" | "recovery";
export type MailKind = LinkPurpose | "password-changed";

export const isLinkMail = (kind: MailKind): kind is LinkPurpose => kind !== "password-changed";
