import { foldAscii } from "~/platform/text/fold-ascii";

export const EMAIL_MAX = 254;

// Simple on purpose: one @, a dot in the domain, nothing that separates or quotes addresses in a mail header.
const EMAIL = /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:".]+(?:\.[^\s\p{C}@<>()[\]\\,;:".]+)+$/u;

/** The one form in which an address is stored and looked up. */
export const normalEmail = foldAscii;

export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text);
