/** Mails whose link proves that the reader owns the address. */
export type LinkPurpose = "confirm" | "recovery";
export type MailKind = LinkPurpose | "password-changed" | "sign-in-added";

export const isLinkMail = (kind: MailKind): kind is LinkPurpose => kind === "confirm" || kind === "recovery";
