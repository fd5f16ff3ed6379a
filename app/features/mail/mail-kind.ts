/** The two mails whose link proves that its reader owns the address. */
export type LinkPurpose = "confirm" | "recovery";
export type MailKind = LinkPurpose | "password-changed";

export const isLinkMail = (kind: MailKind): kind is LinkPurpose => kind !== "password-changed";
