export const EMAIL_MAX = 254;

// Simple on purpose: one @, a dot in the domain, nothing that separates or quotes addresses in a mail header.
const EMAIL = /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:".]+(?:\.[^\s\p{C}@<>()[\]\\,;:".]+)+$/u;

/** The one form in which an address is stored and looked up. Only ASCII is folded: look-alike letters stay different. */
export const normalEmail = (text: string): string =>
  text.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text);
