import { createHash } from "node:crypto";

/** What words are kept by: they themselves may be longer than a key can be. */
export const wordsHash = (words: string): string => createHash("sha256").update(words).digest("base64url");
