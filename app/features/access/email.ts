import { foldAscii } from "~/platform/text";

export const EMAIL_MAX = 254;

// Simple on purpose: one @, a dot in the domain, nothing that separates or quotes addresses in a mail header.
const EMAIL = /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:".]+(?:\.[^\s\p{C}@<>()[\]\\,;:".]+)+$/u;

/** The one form in which an address is stored and looked up. */
export const normalEmail = foldAscii;

export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text);

const MARK = "pair~";

/** A pair of tokens as one value, stored in place of a recovery link's token. */
export const tokenPair = (access: string, refresh: string): string => `${MARK}${access}~${refresh}`;

/** The pair in such a value; undefined for a link's token. */
export function tokensOfPair(proof: unknown): { access: string; refresh: string } | undefined {
  if (typeof proof !== "string" || !proof.startsWith(MARK)) return undefined;
  const [access = "", refresh = ""] = proof.slice(MARK.length).split("~");
  return { access, refresh };
}
